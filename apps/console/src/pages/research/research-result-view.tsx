import type { ResearchEvidenceResult, ResearchResult } from '@capstan/client';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { CheckedClaims } from './checked-claims.tsx';
import { CitedText } from './cited-text.tsx';
import { EvidenceDrawer } from './evidence-drawer.tsx';
import { ReportEntities } from './report-entities.tsx';
import { ReportCharts } from './report-charts.tsx';
import classes from './research-result-view.module.css';
import { SourceList } from './source-list.tsx';

/** A finished run: the report, whose citations open the passages they quote. */
export function ResearchResultView(props: {
  runId: string;
  query: string;
  result: ResearchResult;
}): ReactElement {
  const { runId, query, result } = props;
  const { report, analysis, entities, sources, metadata } = result;
  const [opened, setOpened] = useState<number | null>(null);
  const evidence = useApi<ResearchEvidenceResult>(`/v1/research/${runId}/evidence`);
  const text = (value: string): ReactElement => <CitedText text={value} onOpen={setOpened} />;
  return (
    <div className={classes.columns}>
      <Stack gap="md" style={{ minWidth: 0 }}>
        {metadata.budget_exhausted && (
          <Alert color="yellow" title="The budget of this run was used up">
            The report covers what was found until then. A greater depth searches longer.
          </Alert>
        )}
        {report ? (
          <Paper withBorder p={{ base: 'lg', sm: 'xl' }} component="article" className={classes.report}>
            {/* The page has the question as its heading already. */}
            <Title order={2} fz={22} className={report.title === query ? 'read-aloud' : ''}>
              {report.title}
            </Title>
            <Text size="sm" c="dimmed" mb="md">
              Confidence {Math.round(report.confidence * 100)} % · {metadata.sources_cited}{' '}
              {metadata.sources_cited === 1 ? 'source' : 'sources'} cited
            </Text>
            <p className={classes.summary}>{text(report.summary)}</p>
            {report.key_findings.length > 0 && (
              <>
                <h3>Key findings</h3>
                <ul>
                  {report.key_findings.map((finding) => (
                    <li key={finding}>{text(finding)}</li>
                  ))}
                </ul>
              </>
            )}
            {report.sections.map(({ heading, content }) => (
              <section key={heading}>
                <h3>{heading}</h3>
                {content.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{text(paragraph)}</p>
                ))}
              </section>
            ))}
            {report.conflicts.length > 0 && (
              <section>
                <h3>Sources disagree</h3>
                {report.conflicts.map(({ about, statements }) => (
                  <div key={about}>
                    <p>{about}</p>
                    <ul>
                      {statements.map((statement) => (
                        <li key={statement}>{text(statement)}</li>
                      ))}
                    </ul>
                  </div>
                ))}
              </section>
            )}
          </Paper>
        ) : (
          <Paper withBorder p="lg">
            <Text size="sm">
              {sources.length === 0
                ? 'Nothing was found, so nothing was charged.'
                : 'No report was asked for.'}
            </Text>
          </Paper>
        )}
        {analysis && analysis.charts.length > 0 && <ReportCharts charts={analysis.charts} />}
        {evidence.data && <CheckedClaims claims={evidence.data.claims} />}
        <ReportEntities entities={entities} />
      </Stack>
      <SourceList sources={sources} onOpen={setOpened} />
      <EvidenceDrawer
        sourceId={opened}
        sources={sources}
        evidence={evidence.data}
        error={evidence.error}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
