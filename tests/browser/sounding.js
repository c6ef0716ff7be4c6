// Every sound that begins in this page: how long, how loud, and a number for its samples.
window.__sounds = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  const samples = this.buffer?.getChannelData(0) ?? [];
  let [peak, sum] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    peak = Math.max(peak, Math.abs(samples[i]));
    sum = (Math.imul(sum, 31) + Math.round(samples[i] * 1e7)) | 0;
  }
  window.__sounds.push({ seconds: this.buffer?.duration ?? 0, peak, sum });
  return start.apply(this, when);
};
