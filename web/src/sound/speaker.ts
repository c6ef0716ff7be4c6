/** The house has one loudspeaker: whatever sounds, sounds through it. */
let context: AudioContext | null = null;

/** Null where there is no WebAudio. Ask inside a gesture: before one, browsers grumble. */
export function speaker(): AudioContext | null {
  if (!context && typeof AudioContext !== 'undefined') context = new AudioContext();
  return context;
}
