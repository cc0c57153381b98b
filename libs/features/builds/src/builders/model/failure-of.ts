import { ModelsError } from '@capstan/platform-models';
import { BuildCapError } from '../../errors/build-cap.error.js';
import { DocumentRejected, RepairsExhausted, ModelLoopError } from './give-up.js';
import { reasonOf } from './live-answer.js';
import { explainFailures } from './explain-failures.js';

/** Why the models give up on a build: for the stream, and as text for its owner. */
export interface ModelsFailure {
  reason: string;
  explanation: string;
}

const OF_MODELS = [DocumentRejected, BuildCapError, RepairsExhausted, ModelLoopError];

/** Null for errors that are unrelated to the models. */
export function failureOf(error: unknown): ModelsFailure | null {
  if (error instanceof ModelsError) {
    const reason = `no language model answered (${reasonOf(error.failures)})`;
    return { reason, explanation: explainFailures(error.failures) };
  }
  if (!(error instanceof Error) || !OF_MODELS.some((type) => error instanceof type)) return null;
  return { reason: error.message, explanation: `The language model was not used: ${error.message}.` };
}
