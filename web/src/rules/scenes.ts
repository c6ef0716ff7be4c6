/** Small pictures for the drawings, cut from paper: shapes on a card of 80 × 120. */
export interface Shape {
  d: string;
  fill: string;
}

const s = (fill: string, d: string): Shape => ({ fill, d });
const ALL = 'M0 0h80v120H0z';
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;

export const SCENES: Shape[][] = [
  // A lit door standing in the sea at dusk.
  [
    s('#3a2a63', ALL),
    s('#6b3f80', 'M0 34c26-8 52-6 80 2v84H0z'),
    s('#c06a8e', 'M0 58c28-7 54-5 80 1v61H0z'),
    s('#4a2f6c', 'M0 76h80v44H0z'),
    s('#f5d089', 'M24 78h32l8 42H16z'),
    s('#2c7c80', 'M25 38h30v42H25z'),
    s('#fff0bd', 'M30 43h20v37H30z'),
    s('#2c7c80', 'M50 43l9 5v38l-9-6z'),
    s('#f7e7c4', `${disc(14, 18, 1.6)}${disc(62, 13, 1.3)}${disc(69, 27, 1.1)}${disc(38, 22, 1)}`),
  ],
  // A whale over the roofs.
  [
    s('#16264f', ALL),
    s('#24417a', 'M0 52c30-10 50-8 80 3v65H0z'),
    s('#f6edcf', disc(60, 22, 10)),
    s(
      '#7fa8cf',
      'M10 54c2-14 20-21 36-17 11 2 17 8 20 8 5-1 7-6 11-7-1 8-3 13-9 16-6 11-22 16-37 12-12-3-20-7-21-12z',
    ),
    s('#cfe0ea', 'M14 58c8 4 22 6 34 2-7 7-15 8-22 7-6-1-11-4-12-9z'),
    s('#16264f', disc(24, 51, 1.7)),
    s('#a8432f', 'M0 92l12-11 12 11v28H0zM46 90l14-13 14 13v30H46z'),
    s('#7d3128', 'M20 98l13-12 14 12v22H20zM70 96l10-9v33H70z'),
    s('#ffd98a', 'M30 102h6v7h-6zM56 97h6v7h-6zM8 100h5v6H8z'),
  ],
  // A tree that grows out of a cup.
  [
    s('#bfe0dc', ALL),
    s('#8fc4c4', 'M0 80c26-6 54-6 80 0v40H0z'),
    s('#e98ba0', `${disc(40, 34, 19)}${disc(25, 45, 13)}${disc(55, 46, 13)}`),
    s('#f7b9c2', `${disc(34, 28, 8)}${disc(50, 40, 7)}${disc(24, 44, 5)}`),
    s('#6b4330', 'M37 48h6c0 12 1 20 4 28H33c3-8 4-16 4-28z'),
    s('#fbf6e8', 'M17 74h46c0 17-8 29-23 29S17 91 17 74z'),
    s('#fbf6e8', 'M62 78c12-3 14 15-3 16l1-5c8-1 8-8 2-6z'),
    s('#d9a14b', 'M18 80h44l-1 5H19z'),
    s('#5b9aa0', 'M12 106h56l-7 6H19z'),
  ],
  // A fox who waits in the snow.
  [
    s('#5d83a8', ALL),
    s('#86a7c2', 'M0 40l14-16 14 18 16-24 18 26 18-14v50H0z'),
    s('#eef4f5', 'M0 76c22-12 56-12 80-2v46H0z'),
    s('#1f4a4d', 'M8 78l8-30 8 30zM62 74l7-26 7 26z'),
    s('#d9692c', 'M30 104c-2-16 2-26 8-32l-3-12 8 5h5l8-5-3 13c5 7 6 18 3 31z'),
    s('#d9692c', 'M52 104c14 2 20-6 18-16 7 9 3 24-14 24H36v-8z'),
    s(
      '#fdf3e2',
      'M39 78l6 7 6-7c2 8 1 17-3 26h-7c-3-9-4-18-2-26zM66 90c3 2 5 2 6 0 0 7-3 12-8 14z',
    ),
    s('#2b2118', `${disc(42, 74, 1.5)}${disc(49, 74, 1.5)}M43.500 82h4l-2 2.500z`),
  ],
  // A ladder from a small island up to the moon.
  [
    s('#0f3b40', ALL),
    s('#1b565a', 'M0 62c30-8 56-6 80 4v54H0z'),
    s('#fbf0cd', 'M58 10a20 20 0 1 0 10 32 17 17 0 0 1-10-32z'),
    s('#d8b873', 'M36 42l4-1 4 50-4 1zM47 40l4-1 4 50-4 1z'),
    s(
      '#d8b873',
      'M37 50l11-1v3l-11 1zM38 60l11-1v3l-11 1zM39 70l11-1v3l-11 1zM40 80l11-1v3l-11 1z',
    ),
    s('#7aa457', 'M16 92c14-8 38-8 52 0l-6 7H22z'),
    s('#6a4632', 'M22 99h40c-4 10-12 17-20 19-9-3-16-10-20-19z'),
    s('#f2dfa9', `${disc(14, 22, 1.4)}${disc(24, 40, 1)}${disc(70, 64, 1.2)}${disc(10, 60, 1)}`),
  ],
  // A house on wheels, going somewhere.
  [
    s('#f0c77d', ALL),
    s('#f8e2ae', disc(57, 30, 16)),
    s('#d98f55', 'M0 74c20-14 44-16 80-6v52H0z'),
    s('#b5653f', 'M0 92c26-10 54-10 80-2v30H0z'),
    s('#2f6f73', 'M18 56h38v34H18z'),
    s('#1e4f55', 'M12 58l25-22 25 22z'),
    s('#8a3a2a', 'M46 36h7v12l-7-6z'),
    s('#ffe7ad', 'M24 64h10v10H24zM40 68h10v22H40z'),
    s('#4a2f22', `${disc(25, 93, 7)}${disc(50, 93, 7)}`),
    s('#d9a14b', `${disc(25, 93, 3)}${disc(50, 93, 3)}`),
  ],
  // A balloon that is a lemon.
  [
    s('#4b6fb0', ALL),
    s('#7f9ed0', 'M0 66c24-8 54-8 80 0v54H0z'),
    s('#f3cf4d', 'M40 14c17 0 26 12 26 25S54 64 40 68C26 64 14 52 14 39s9-25 26-25z'),
    s('#e0ae2c', 'M40 14c6 10 6 44 0 54 9-3 14-16 14-29S49 17 40 14z'),
    s('#7aa457', 'M40 14c4-8 12-8 15-6-3 6-9 8-15 6z'),
    s('#fbf0d2', 'M33 68l2 16h-1.500L31 67zM47 68l-2 16h1.500L49 67z'),
    s('#8a5230', 'M33 84h14l-2 11H35z'),
    s('#35558f', 'M0 108c16-10 30-8 40-3 12-7 26-6 40 3v12H0z'),
  ],
];
