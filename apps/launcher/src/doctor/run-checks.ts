import { reasonOf } from '../launch.error.js';
import { checkDatabase, checkMigrations } from './checks/database.checks.js';
import { checkClock } from './checks/clock.checks.js';
import { checkKeys } from './checks/key.checks.js';
import { checkDataFolder, checkFonts, checkGit, checkNode } from './checks/machine.checks.js';
import { checkMetricsPorts } from './checks/metrics.checks.js';
import { checkLanguageModels, checkSharedWeights, checkWeights } from './checks/models.checks.js';
import { checkBaseUrl, checkPort, checkRedis } from './checks/network.checks.js';
import { checkChromium, checkSandbox } from './checks/program.checks.js';
import { checkSites } from './checks/sites.checks.js';
import { checkStorage } from './checks/storage.checks.js';
import { type Finding, type NamedFinding, failed } from './finding.js';
import type { Installation } from './installation.js';

type Check = (installation: Installation) => Finding | Finding[] | Promise<Finding | Finding[]>;

/** The checks in the order of the report. */
export const CHECKS: Readonly<Record<string, Check>> = {
  node: () => checkNode(),
  'data folder': checkDataFolder,
  storage: checkStorage,
  port: checkPort,
  'metrics ports': checkMetricsPorts,
  'base url': checkBaseUrl,
  database: checkDatabase,
  clock: checkClock,
  migrations: (installation) => checkMigrations(installation),
  sites: (installation) => checkSites(installation),
  redis: checkRedis,
  git: checkGit,
  chromium: checkChromium,
  fonts: checkFonts,
  sandbox: checkSandbox,
  'language models': checkLanguageModels,
  'vendor keys': checkKeys,
  weights: checkWeights,
  'shared weights': checkSharedWeights,
};

/** Runs checks; one that throws has failed. They are independent of each other, so all run. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  installation: Installation,
): Promise<NamedFinding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const findings = await Promise.resolve()
        .then(() => run(installation))
        .catch((error: unknown) =>
          failed(`The check itself failed: ${reasonOf(error)}.`, 'Report this as a bug.'),
        );
      return [findings].flat().map((finding) => ({ check, ...finding }));
    }),
  );
  return found.flat();
}
