import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, by the list that `npm test` closes with. One that starts last keeps the other cores waiting. */
const SLOW =
  /\/(?:builds|mcp-conformance|builds-models|builds-faults|npm-start|site-data-schemas|terminate-api|screenshot|lost-connections|prism-proxy|behavior|providers|hostile-documents|plugin)\.e2e-spec\.ts$/;

/** The slow files first, each group in random order: no test may rely on another one. */
export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, isSlow: SLOW.test(file.moduleId), rank: Math.random() }));
    ranked.sort((a, b) => Number(b.isSlow) - Number(a.isSlow) || a.rank - b.rank);
    return Promise.resolve(ranked.map(({ file }) => file));
  }
}
