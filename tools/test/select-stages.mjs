import { BootstrapError } from '../bootstrap/run.mjs';
import { findTests } from './find-tests.mjs';
import { LONG_STAGES, STAGES, buildStep, selectedTests } from './steps.mjs';

/**
 * Stages with only the named steps, and the test files that the other words match.
 * @throws BootstrapError if a word matches neither a step nor a test file.
 */
export function selectStages(words) {
  const all = [...STAGES, ...LONG_STAGES];
  const ids = all.flat(2).map(({ id }) => id);
  const others = words.filter((word) => !ids.includes(word));
  const unknown = others.filter((word) => findTests([word]).files.length === 0);
  if (unknown.length > 0) {
    throw new BootstrapError(
      `No step and no test file matches "${unknown.join('", "')}". The steps are: ${ids.join(', ')}.`,
    );
  }
  const named = all
    .map((lanes) => lanes.map((steps) => steps.filter(({ id }) => words.includes(id))))
    .map((lanes) => lanes.filter((steps) => steps.length > 0))
    .filter((lanes) => lanes.length > 0);
  if (others.length === 0) return named;
  const found = findTests(others);
  const isBuildMissing = found.needsBuild && !words.includes(buildStep.id);
  return [...named, ...(isBuildMissing ? [[[buildStep]]] : []), [[selectedTests(found)]]];
}
