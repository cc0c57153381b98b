import type { ResearchEvidenceResult, ResearchSourceResult } from '@capstan/client';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { TimeText } from '../../components/time-text.tsx';
import classes from './evidence-drawer.module.css';
import { SidePanel } from '../../components/dialog.tsx';

interface EvidenceDrawerProps {
  /** Null while it is closed. */
  sourceId: number | null;
  sources: ResearchSourceResult[];
  evidence: ResearchEvidenceResult | undefined;
  error: Error | null;
  onClose: () => void;
}

/** A source: the passages that the report quotes from it, and the sentences that they support. */
export function EvidenceDrawer(props: EvidenceDrawerProps): ReactElement {
  const { sourceId, sources, evidence, error, onClose } = props;
  const source = sources.find(({ id }) => id === sourceId);
  return (
    <SidePanel
      opened={sourceId !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={source?.title ?? `Source ${sourceId}`}
    >
      <Stack>
        {source && (
          <Facts
            facts={{
              Address: <Address url={source.url} />,
              Kind: source.source_type,
              Published: source.published_at && <TimeText value={source.published_at} />,
              Credibility: `${Math.round(source.credibility * 100)} %`,
            }}
          />
        )}
        {error && <ErrorNotice error={error} />}
        {!evidence && !error && <Skeleton height={120} />}
        {evidence && <Passages evidence={evidence} sourceId={sourceId} />}
      </Stack>
    </SidePanel>
  );
}

const Address = ({ url }: { url: string }): ReactElement =>
  /^https?:/.test(url) ? (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {url}
    </Anchor>
  ) : (
    <span>{url}</span>
  );

function Passages(props: { evidence: ResearchEvidenceResult; sourceId: number | null }): ReactElement {
  const quoted = props.evidence.sentences.flatMap((sentence) =>
    sentence.citations
      .filter(({ source }) => source === props.sourceId)
      .map((citation) => ({ sentence, citation })),
  );
  // Several sentences of a report may quote one passage.
  const passages = [...new Map(quoted.map((one) => [one.citation.start, one])).values()];
  if (quoted.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        The report quotes no sentence of this source.
      </Text>
    );
  }
  return (
    <Stack gap="lg">
      {passages.map(({ sentence, citation }) => (
        <div key={citation.start}>
          <blockquote className={classes.quote}>{citation.quote}</blockquote>
          {sentence.kind !== 'verbatim' && (
            <Text size="sm" c="dimmed" mt={6}>
              supports: {sentence.text}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
