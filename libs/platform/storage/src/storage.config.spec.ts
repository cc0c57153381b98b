import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storageConfig } from './storage.config.js';

const read = (env: Record<string, string>) => storageConfig.read(z.object(storageConfig.shape).parse(env));
const S3 = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_BUCKET: 'capstan',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the configuration of storage', () => {
  it('has no bucket by default', () => {
    expect(read({}).bucket).toBeUndefined();
  });

  it('has a bucket when the four variables are set', () => {
    expect(read(S3).bucket).toEqual({
      endpoint: 'https://s3.example.org',
      name: 'capstan',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it('names the variables that are missing', () => {
    const { S3_BUCKET: _bucket, S3_SECRET_ACCESS_KEY: _secret, ...some } = S3;
    expect(() => read(some)).toThrow(/^S3_BUCKET, S3_SECRET_ACCESS_KEY: must be set/);
  });

  it('rejects a bucket that is not a name', () => {
    expect(() => read({ ...S3, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET');
  });
});
