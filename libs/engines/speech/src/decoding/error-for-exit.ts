import { UndecodableError } from './undecodable.error.js';

/** Signals by which others stop a process; those of crashes are due to the recording. */
const STOPS = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGKILL']);

/** Returns the error for a decoder that ended without an answer: the recording is at fault unless the process was stopped. */
export function errorForExit(code: number | null, signal: NodeJS.Signals | null): Error {
  const end = new Error(`the process of the decoder ended (${signal ?? String(code)})`);
  return signal && STOPS.has(signal) ? end : new UndecodableError('cannot be decoded', { cause: end });
}
