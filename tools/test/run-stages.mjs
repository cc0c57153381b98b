/** @typedef {import('./steps.mjs').Step} Step */

const heading = (title) => `\n━━ ${title} ${'━'.repeat(Math.max(0, 70 - title.length))}\n`;

/** A step that throws counts as one failed test. */
async function countsOf(run, context) {
  try {
    return await run(context);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: [], files: [] };
  }
}

/**
 * Runs stages sequentially and the lanes of a stage in parallel; a failed step does not stop others.
 * @param {Step[][][]} stages
 * @param {string} reports folder for the output of the tools.
 */
export async function runStages(stages, reports) {
  const results = [];
  for (const lanes of stages) {
    const isQuiet = lanes.length > 1;
    await Promise.all(
      lanes.map(async (steps) => {
        for (const { title, run } of steps) {
          if (!isQuiet) console.log(heading(title));
          const began = performance.now();
          const counts = await countsOf(run, { reports, isQuiet });
          const seconds = (performance.now() - began) / 1000;
          results.push({ title, seconds, ...counts });
          if (isQuiet) console.log(`${counts.failed === 0 ? '✓' : '✗'} ${title}, ${seconds.toFixed(1)} s`);
        }
      }),
    );
  }
  return results;
}
