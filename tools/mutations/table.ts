/** The outcome of one planted fault. */
export interface Result {
  id: string;
  area: string;
  /** Which tests found it, if any did. */
  foundBy: 'unit' | 'e2e' | undefined;
  /** The first test that failed. */
  test?: string;
}

const row = (title: string, results: readonly Result[]): string => {
  const count = (by: Result['foundBy']) => results.filter(({ foundBy }) => foundBy === by).length;
  const found = count('unit') + count('e2e');
  const share = results.length > 0 ? Math.round((100 * found) / results.length) : 0;
  return `| ${[title, results.length, count('unit'), count('e2e'), count(undefined), `${share} %`].join(' | ')} |`;
};

/** For docs/testing.md, followed by the faults that no test found. */
export function tableOf(results: readonly Result[]): string {
  const areas = [...new Set(results.map(({ area }) => area))].toSorted();
  const missed = results.filter(({ foundBy }) => foundBy === undefined);
  return [
    '| Area | Faults | Found by unit tests | By end-to-end tests | Missed | Found |',
    '| --- | --- | --- | --- | --- | --- |',
    ...areas.map((area) =>
      row(
        area,
        results.filter((result) => result.area === area),
      ),
    ),
    row('All', results),
    ...(missed.length > 0 ? ['', 'Missed:', ...missed.map(({ id }) => `- ${id}`)] : []),
  ].join('\n');
}
