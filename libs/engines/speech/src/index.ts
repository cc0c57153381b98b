/**
 * Speech to text on this machine: decoding of audio files (WASM, JavaScript) and Whisper (whisper.cpp), each in a
 * process of its own. It uses no framework. Main function: {@link runWhisper}.
 */
export { decodeToPcm } from './decoding/decode-to-pcm.js';
export { type WavPart, secondsIn, wavParts } from './decoding/pcm-wav.js';
export { UndecodableError } from './decoding/undecodable.error.js';
export { statedSeconds } from './headers/stated-seconds.js';
export { isWhisperWav } from './headers/wav.js';
export { defaultThreads } from './whisper/default-threads.js';
export { hasNativeWhisper } from './whisper/native-whisper.js';
export type { WhisperChunk, WhisperTask } from './whisper/protocol.js';
export { runWhisper } from './whisper/run-whisper.js';
