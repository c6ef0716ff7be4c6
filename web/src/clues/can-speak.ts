/** Does this browser give a microphone? Only where the page is secure, or on the machine itself. */
export const canSpeak = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  typeof AudioContext !== 'undefined';
