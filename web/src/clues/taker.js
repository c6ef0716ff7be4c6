/* global AudioWorkletProcessor, registerProcessor */
/** Runs beside the page, in the thread of the sound: hands on what the microphone hears. */
class Taker extends AudioWorkletProcessor {
  process([[heard] = []]) {
    if (heard) this.port.postMessage(heard.slice());
    return true;
  }
}

registerProcessor('taker', Taker);
