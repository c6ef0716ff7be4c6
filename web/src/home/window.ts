/** What lies in the window: five cards of the first deck, the middle one in full. */
export const SHOWN = ['8rpbs5', 'sdcmzt', 'gbngbf', 'izdu49', 'g3i998'];
