import { type ConfigOf, defineConfig, envSecret, envText, envTextOr, envUrl } from '@capstan/platform-core';

/** A bucket of an S3-compatible server. */
export interface Bucket {
  /** Without a trailing slash. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Where files are stored: in a bucket, or below DATA_DIR. */
export const storageConfig = defineConfig(
  'storage',
  {
    S3_ENDPOINT: envUrl(
      'Address of S3-compatible storage for files, e.g. https://s3.eu-central-1.amazonaws.com (default: DATA_DIR and the database)',
    ),
    S3_BUCKET: envText('Bucket for files; must exist'),
    S3_ACCESS_KEY_ID: envText('Access key id of the bucket'),
    S3_SECRET_ACCESS_KEY: envSecret('Secret access key of the bucket'),
    S3_REGION: envTextOr('us-east-1', 'Region of the bucket; most servers other than AWS accept any'),
  },
  (env) => ({
    bucket: bucketOf({
      S3_ENDPOINT: env.S3_ENDPOINT,
      S3_BUCKET: env.S3_BUCKET,
      S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
      S3_REGION: env.S3_REGION,
    }),
  }),
);

export type StorageConfig = ConfigOf<typeof storageConfig>;

type Variables = Record<
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string | undefined
> & { S3_REGION: string };

/** @throws Error naming the variables that are missing, if only some are set. */
function bucketOf({ S3_REGION: region, ...needed }: Variables): Bucket | undefined {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = needed;
  if (
    endpoint === undefined ||
    name === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    if (missing.length === Object.keys(needed).length) return undefined;
    throw new Error(`${missing.join(', ')}: must be set, because other variables of S3 storage are.`);
  }
  if (!BUCKET_NAME.test(name)) throw new Error('S3_BUCKET: must be the name of a bucket.');
  return { endpoint, name, region, accessKeyId, secretAccessKey };
}
