import { configOf, createDataSource } from '@capstan/config';
import { StorageUnavailableError, openStorage, storageConfig } from '@capstan/platform-storage';
import { lostBundles } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import { reasonOf } from '../../launch.error.js';
import { type Finding, failed, ok, skipped } from '../finding.js';
import type { Installation } from '../installation.js';

/** Object names in the report. */
const SHOWN = 5;

/** Compares the sites in the bucket with what the database has of them. Reads only. */
export async function checkSites(
  { databaseUrl, setup, dataDir }: Pick<Installation, 'databaseUrl' | 'setup' | 'dataDir'>,
  dataSourceOf: (url: string) => DataSource = (url) => createDataSource(url, setup.plugins),
): Promise<Finding> {
  const config = configOf(setup.config, storageConfig);
  if (!config.bucket) return ok('Sites are in DATA_DIR.');
  if (databaseUrl === undefined) return skipped('The sites are checked while the database runs.');
  const dataSource = dataSourceOf(databaseUrl);
  try {
    await dataSource.initialize();
    const lost = await lostBundles(dataSource, openStorage(dataDir, config));
    if (lost.length === 0) return ok('The bucket has all objects of the sites.');
    const names = [...lost.slice(0, SHOWN), ...(lost.length > SHOWN ? ['…'] : [])].join(', ');
    return failed(
      `The bucket lacks ${lost.length} objects of sites, or has parts of them: ${names}.`,
      'Put them back from an earlier version of the bucket, or restore a backup.',
    );
  } catch (error) {
    const reason = error instanceof StorageUnavailableError ? error.reason : reasonOf(error);
    return failed(
      `The sites cannot be checked: ${reason}.`,
      'See the checks of the database, the migrations and the storage.',
    );
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
