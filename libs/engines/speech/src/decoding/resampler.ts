export const SAMPLE_RATE = 16_000;

/**
 * Mixes channels and converts to 16 kHz, block by block. Each output sample is the mean of the input that it covers, which is
 * filter enough for speech; upsampling interpolates.
 */
export class Resampler {
  /** Position of the next output sample in the input of the next block. */
  private position = 0;
  private last = 0;

  constructor(private readonly sampleRate: number) {}

  convert(channels: readonly Float32Array[]): Int16Array<ArrayBuffer> {
    const mono = mixed(channels);
    const step = this.sampleRate / SAMPLE_RATE;
    const output = new Int16Array(Math.max(0, Math.ceil((mono.length - this.position) / step)));
    let count = 0;
    let at = this.position;
    for (; at < mono.length && count < output.length; at += step)
      output[count++] = toInt16(this.sampleAt(mono, at, step));
    this.position = at - mono.length;
    this.last = mono.at(-1) ?? this.last;
    return output.slice(0, count);
  }

  private sampleAt(mono: Float32Array, at: number, step: number): number {
    const start = Math.floor(at);
    if (step > 1) {
      const end = Math.min(mono.length, Math.max(start + 1, Math.floor(at + step)));
      let sum = 0;
      for (let index = start; index < end; index += 1) sum += mono[index] ?? 0;
      return sum / (end - start);
    }
    const before = start === 0 ? this.last : (mono[start - 1] ?? 0);
    return before + ((mono[start] ?? 0) - before) * (at - start);
  }
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map(
    (value, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), value) / channels.length,
  );
}

const toInt16 = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
