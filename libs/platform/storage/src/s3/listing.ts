import { XMLParser } from 'fast-xml-parser';
import type { ObjectInfo } from '../object-storage.js';

/** A page of ListObjectsV2. */
export interface ListingPage {
  objects: ObjectInfo[];
  /** Token of the next page; undefined on the last one. */
  next: string | undefined;
}

interface ListedObject {
  Key: string;
  Size: string;
  LastModified: string;
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Parses an answer of ListObjectsV2. @throws Error if it is something else. */
export function parseListing(xml: string): ListingPage {
  const { ListBucketResult: result } = parser.parse(xml) as {
    ListBucketResult?:
      | { Contents?: ListedObject[]; IsTruncated?: string; NextContinuationToken?: string }
      | '';
  };
  if (result === undefined) throw new Error('the answer is not a ListBucketResult');
  if (result === '') return { objects: [], next: undefined };
  const objects = (result.Contents ?? []).map(({ Key, Size, LastModified }) => ({
    key: Key,
    bytes: Number(Size),
    modifiedAt: new Date(LastModified),
  }));
  return { objects, next: result.IsTruncated === 'true' ? result.NextContinuationToken : undefined };
}

/** Returns the code and message of an error answer, e.g. `NoSuchBucket`; undefined if it has none. */
export function parseS3Error(xml: string): { code: string; message: string } | undefined {
  if (!xml.includes('<Error')) return undefined;
  const { Error: error } = parser.parse(xml) as { Error?: { Code?: string; Message?: string } };
  return error?.Code === undefined ? undefined : { code: error.Code, message: error.Message ?? '' };
}
