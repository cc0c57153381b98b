import { Stack, Text } from '@mantine/core';
import { lazy, type ReactElement, Suspense } from 'react';
import { ownUrl } from '../../api/own-url.ts';
import { Facts } from '../../components/facts.tsx';
import { labelOf } from './label-of.ts';
import { linkedCitations } from './linked-citations.ts';
import { AddressLink, PlainValue } from './plain-value.tsx';
import classes from './result-view.module.css';
import { ResultTable } from './result-table.tsx';

const Markdown = lazy(() =>
  import('../../components/markdown.tsx').then((module) => ({ default: module.Markdown })),
);

/** Fields whose text is Markdown or prose. */
const PROSE = new Set(['answer', 'markdown', 'text', 'summary', 'content', 'description', 'bio']);
/** Shown otherwise: as text, in the answer, or by the page of the job; and how results were ranked. */
const HIDDEN = new Set(['html', 'citations', 'items_url', 'ranking']);
const MAX_DEPTH = 3;

/**
 * A result of any capability, rendered for people: prose, pictures, tables, and names with values. It knows the
 * shapes of JSON and no capability, so that those of plugins are shown too.
 */
export function ResultView({ value, depth = 0 }: { value: unknown; depth?: number }): ReactElement {
  if (Array.isArray(value)) return <ListView items={value} depth={depth} />;
  if (!isRecord(value) || depth > MAX_DEPTH) return <PlainValue value={value} />;
  const picture = pictureOf(value);
  const entries = Object.entries(value).filter(
    ([name, field]) =>
      !HIDDEN.has(name) && !isEmpty(field) && !(picture && /^image_|^expires_at$/.test(name)),
  );
  const scalars = entries.filter(([name, field]) => !isNested(field) && !isProse(name, field));
  return (
    <Stack gap="md">
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer">
          <img
            src={picture}
            alt={textOf(value['alt'], 'Picture of the result')}
            className={classes.picture}
          />
        </a>
      )}
      {entries
        .filter(([name, field]) => isProse(name, field))
        .map(([name, field]) => (
          <Suspense key={name} fallback={<Text size="sm">{String(field)}</Text>}>
            <Markdown text={linkedCitations(String(field), value['citations'])} />
          </Suspense>
        ))}
      {scalars.length > 0 && (
        <Facts
          facts={Object.fromEntries(
            scalars.map(([name, field]) => [labelOf(name), <PlainValue key={name} value={field} />]),
          )}
        />
      )}
      {entries
        .filter(([, field]) => isNested(field))
        .map(([name, field]) => (
          <section key={name} aria-label={labelOf(name)}>
            <Text size="xs" fw={600} c="dimmed" mb={6}>
              {labelOf(name)}
            </Text>
            <ResultView value={field} depth={depth + 1} />
          </section>
        ))}
    </Stack>
  );
}

function ListView({ items, depth }: { items: unknown[]; depth: number }): ReactElement {
  if (items.length === 0) return <Text size="sm">Nothing was found.</Text>;
  if (items.every(isHit)) return <Hits hits={items} />;
  if (items.some((item) => isRecord(item) && pictureOf(item))) {
    return (
      <Stack gap="lg">
        {items.map((item, index) => (
          // Items of a result have no identity.
          // oxlint-disable-next-line react/no-array-index-key
          <ResultView key={index} value={item} depth={depth + 1} />
        ))}
      </Stack>
    );
  }
  if (items.every(isRecord)) return <ResultTable rows={items} />;
  return <Text size="sm">{items.map((item) => textOf(item, JSON.stringify(item))).join(', ')}</Text>;
}

interface Hit {
  url: string;
  title: string;
  snippet?: string;
  domain?: string;
}

const Hits = ({ hits }: { hits: Hit[] }): ReactElement => (
  <ol className={classes.hits}>
    {hits.map(({ url, title, snippet, domain }) => (
      <li key={url}>
        <AddressLink address={url} text={title || url} />
        <div className={classes.domain}>{domain ?? url}</div>
        {snippet !== undefined && <p className={classes.snippet}>{snippet}</p>}
      </li>
    ))}
  </ol>
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHit = (value: unknown): value is Hit =>
  isRecord(value) && typeof value['url'] === 'string' && typeof value['title'] === 'string';
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
const isProse = (name: string, value: unknown): boolean => typeof value === 'string' && PROSE.has(name);
const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** The picture of a result: an artifact of this service, or bytes in the answer. */
function pictureOf(value: Record<string, unknown>): string | undefined {
  const { image_url: url, image_base64: bytes, media_type: type } = value;
  if (typeof url === 'string') return ownUrl(url);
  return typeof bytes === 'string' ? `data:${textOf(type, 'image/png')};base64,${bytes}` : undefined;
}
