import type { EvidenceClaimResult, ResearchEvidenceResult } from '@capstan/client';
import { Paper, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { StatusBadge } from '../../components/status-badge.tsx';
import { CHECKED_BY, REJECTED_BECAUSE } from './claim-words.ts';
import classes from './checked-claims.module.css';

/** The outcome of every sentence of the draft: those that their sources do not support are not in the report. */
export function CheckedClaims({ claims }: Pick<ResearchEvidenceResult, 'claims'>): ReactElement | null {
  if (claims.length === 0) return null;
  const rejected = claims.filter(({ is_supported }) => !is_supported);
  return (
    <Paper withBorder p="lg" component="section" aria-label="Checked sentences">
      <Title order={2}>Checked sentences</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {verdictOf(claims.length, rejected.length)}
      </Text>
      {rejected.length > 0 && <ClaimList claims={rejected} />}
      <details className="numbers">
        <summary>Show the supported sentences</summary>
        <ClaimList claims={claims.filter(({ is_supported }) => is_supported)} />
      </details>
    </Paper>
  );
}

function verdictOf(all: number, rejected: number): string {
  if (rejected > 0) {
    return `Sentences of the draft that are supported by their sources: ${all - rejected} of ${all}. The others are not in the report.`;
  }
  return all === 1
    ? 'The one sentence of the draft is supported by its source.'
    : `All ${all} sentences of the draft are supported by their sources.`;
}

const ClaimList = ({ claims }: { claims: readonly EvidenceClaimResult[] }): ReactElement => (
  <ul className={classes.claims}>
    {claims.map(({ text, is_supported: isSupported, reason, checked_by: checkedBy }) => (
      <li key={text}>
        <StatusBadge status={isSupported ? 'supported' : 'removed'} tone={isSupported ? 'good' : 'bad'} />
        <div>
          <p>{text}</p>
          <Text size="xs" c="dimmed">
            {[reason && REJECTED_BECAUSE[reason], CHECKED_BY[checkedBy]].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </li>
    ))}
  </ul>
);
