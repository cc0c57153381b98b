import { Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Vite makes a getter of each export. A call of one does not show that the exporting file runs. */
const EXPORT_GETTER = /^\(\) => \{ try \{ return [\w$.]+ \} catch \{\} \}$/;

/**
 * Returns the source files of which this process runs a function during each of `times` runs: what a timer runs by
 * chance is not in all of them. Sorted paths below the checkout.
 */
export async function executedFiles(run: () => Promise<void>, times: number): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Debugger.enable');
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const runs: Set<string>[] = [];
    for (let index = 0; index < times; index += 1) {
      await session.post('Profiler.takePreciseCoverage');
      await run();
      runs.push(await filesSinceLast(session));
    }
    const [first = new Set<string>(), ...rest] = runs;
    return [...first].filter((path) => rest.every((others) => others.has(path))).toSorted();
  } finally {
    session.disconnect();
  }
}

async function filesSinceLast(session: Session): Promise<Set<string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const { scriptId, url, functions } of result) {
    const path = relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url);
    if (!/^(?:apps|libs|config)\//.test(path)) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const executed = functions.flatMap(({ ranges: [range] }) => (range && range.count > 0 ? range : []));
    const texts = executed.map(({ startOffset, endOffset }) => scriptSource.slice(startOffset, endOffset));
    if (texts.some((text) => !EXPORT_GETTER.test(text))) files.add(path);
  }
  return files;
}
