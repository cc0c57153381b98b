import type { SiteEntry } from '../entries/site-entry.js';
import type { OwnedCollection } from './owner-data.js';
import type { DataCollectionResult, DataEntryResult } from './company-data.result.js';

export const toCollectionResult = ({ name, spec, count }: OwnedCollection): DataCollectionResult => ({
  name,
  title: spec?.title ?? name,
  is_current: spec !== null,
  access: spec?.access ?? null,
  fields: (spec?.fields ?? []).map((field) => ({
    name: field.name,
    label: field.label,
    type: field.type,
    is_required: field.isRequired,
  })),
  entry_count: count?.entries ?? 0,
  last_entry_at: count?.lastEntryAt.toISOString() ?? null,
});

export const toEntryResult = (entry: SiteEntry): DataEntryResult => ({
  id: entry.id,
  values: entry.data,
  code: entry.code,
  referred_by: entry.referredBy,
  status: entry.status,
  note: entry.note,
  created_at: entry.createdAt.toISOString(),
  updated_at: entry.updatedAt.toISOString(),
});
