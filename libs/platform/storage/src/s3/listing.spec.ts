import { describe, expect, it } from 'vitest';
import { parseListing, parseS3Error } from './listing.js';

const object = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-23T12:00:00.000Z</LastModified><Size>12</Size></Contents>`;
const listing = (inner: string): string =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`;

describe('a listing of S3', () => {
  it('has objects, and the token of the next page', () => {
    const page = parseListing(
      listing(
        `<IsTruncated>true</IsTruncated><NextContinuationToken>007</NextContinuationToken>${object('a/1')}${object('a/2')}`,
      ),
    );
    expect(page.next).toBe('007');
    expect(page.objects.map(({ key }) => key)).toEqual(['a/1', 'a/2']);
    expect(page.objects[0]).toEqual({ key: 'a/1', bytes: 12, modifiedAt: new Date('2026-11-23T12:00:00Z') });
  });

  it('can have one object, or none', () => {
    expect(parseListing(listing(object('a'))).objects).toHaveLength(1);
    expect(parseListing(listing('<IsTruncated>false</IsTruncated>'))).toEqual({
      objects: [],
      next: undefined,
    });
    expect(parseListing(listing(''))).toEqual({ objects: [], next: undefined });
  });

  it('is not mistaken for another document', () => {
    expect(() => parseListing('<html><body>sign in</body></html>')).toThrow('ListBucketResult');
  });
});

describe('an error of S3', () => {
  it('has a code', () => {
    expect(parseS3Error('<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>')).toEqual({
      code: 'NoSuchBucket',
      message: 'none',
    });
    expect(parseS3Error('')).toBeUndefined();
    expect(parseS3Error('<html>Bad Gateway</html>')).toBeUndefined();
  });
});
