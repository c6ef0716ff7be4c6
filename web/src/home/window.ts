/** What lies in the window: five cards of the first deck, the middle one in full. */
export const SHOWN = ['jumc65', 'p6g95z', 'vw4h26', 'kwqxn7', 'mxmmv0'];
