/** A kind of audio file, recognized by its first bytes: names and declared types are often wrong. */
export interface AudioType {
  extension: string;
  mediaType: string;
}

/** Bytes that `audioTypeOf` needs. */
export const SNIFFED_BYTES = 16;

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The kind of an audio or video file; undefined if its first bytes are none that is known. */
export function audioTypeOf(bytes: Uint8Array): AudioType | undefined {
  const [magic, form] = [ascii(bytes, 0, 4), ascii(bytes, 8, 12)];
  if (magic === 'RIFF' && form === 'WAVE') return { extension: 'wav', mediaType: 'audio/wav' };
  if (magic === 'fLaC') return { extension: 'flac', mediaType: 'audio/flac' };
  if (magic === 'OggS') return { extension: 'ogg', mediaType: 'audio/ogg' };
  if (ascii(bytes, 4, 8) === 'ftyp') return { extension: 'm4a', mediaType: 'audio/mp4' };
  if (magic === '\u001aEß£') return { extension: 'webm', mediaType: 'audio/webm' };
  if (isAacFrame(bytes)) return { extension: 'aac', mediaType: 'audio/aac' };
  if (magic.startsWith('ID3') || isMpegFrame(bytes)) return { extension: 'mp3', mediaType: 'audio/mpeg' };
  return undefined;
}

/** A frame of MPEG audio: eleven set bits, then a version, layer, bit rate and sampling rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  return (
    first === 0xff &&
    (second & 0xe0) === 0xe0 &&
    (second & 0x18) !== 0x08 &&
    (second & 0x06) !== 0 &&
    (third & 0xf0) !== 0xf0 &&
    (third & 0x0c) !== 0x0c
  );
}

/** A frame of AAC (ADTS): twelve set bits, layer 0, a profile and a sampling rate that exist. */
function isAacFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0 && ((third >> 2) & 0x0f) < 13;
}
