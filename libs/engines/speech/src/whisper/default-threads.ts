import { availableParallelism } from 'node:os';

/**
 * Threads of a transcription: half of the processors. Threads of whisper.cpp wait for each other by spinning, so one
 * that has to share its processor slows all of them down: on two busy cores, two threads took twice as long as one.
 */
export const defaultThreads = (): number => Math.max(1, Math.floor(availableParallelism() / 2));
