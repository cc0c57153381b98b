const SLOWEST = 10;

/**
 * Prints the counts of each step, the slowest files and the left-out tests. The last line is `N passed, N failed`.
 * @returns {number} the exit code: 1 if something failed, or, in CI, if a test was skipped.
 */
export function summarize(results) {
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) {
    console.log(`\nThe slowest ${slowest.length} files:`);
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  console.log(`\n━━ Summary ${'━'.repeat(63)}\n`);
  for (const { title, passed, failed, seconds } of results) {
    const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${title}${counts}, ${seconds.toFixed(1)} s`);
  }
  const skipped = results.flatMap((result) => result.skipped);
  if (skipped.length > 0) {
    console.log(`\n! ${skipped.length} tests were skipped (what they need: docs/testing.md):`);
    for (const name of skipped) console.log(`!   ${name}`);
  }
  const isIncomplete = process.env.CI && skipped.length > 0;
  if (isIncomplete) console.log('\n✗ CI must not leave tests out (see above).');
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed') + (isIncomplete ? 1 : 0)} failed`);
  return sum('failed') === 0 && !isIncomplete ? 0 : 1;
}
