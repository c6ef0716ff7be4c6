import type { Said } from '../wire/messages';
import { isReaction, type Reaction } from './reaction-names';

const LASTS = 5000;

/** The faces that are being made at this moment, by seat. */
class Reacting {
  #faces = $state.raw<Record<number, { id: number; face: Reaction }>>({});

  of(seat: number): { id: number; face: Reaction } | undefined {
    return this.#faces[seat];
  }

  saw(line: Said): void {
    const { id, seat, text } = line;
    if (line.kind !== 'reaction' || !isReaction(text)) return;
    this.#faces = { ...this.#faces, [seat]: { id, face: text } };
    setTimeout(() => this.#drop(seat, id), LASTS);
  }

  #drop(seat: number, id: number): void {
    if (this.#faces[seat]?.id !== id) return;
    const { [seat]: _gone, ...others } = this.#faces;
    this.#faces = others;
  }

  clear(): void {
    this.#faces = {};
  }
}

export const reacting = new Reacting();
