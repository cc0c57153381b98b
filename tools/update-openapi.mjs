/** `npm run openapi:update`: writes docs/openapi.json as served, from which the clients are generated. */
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { installed } from './bootstrap/paths.mjs';
import { bins, main, runOnNode24 } from './bootstrap/run.mjs';

await main(() => {
  ensureInstalled({ withDev: true });
  return runOnNode24([
    installed(bins.vitest),
    ...'run --project e2e test/conformance/openapi-snapshot.e2e-spec.ts --update'.split(' '),
  ]);
});
