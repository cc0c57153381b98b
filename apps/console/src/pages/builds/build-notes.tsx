import type { BuildResult, SiteResult } from '@capstan/client';
import { Alert, List, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';

/** Information about a build for the owner: the note of the builder, withheld pages, and open points. */
export function BuildNotes({ build }: { build: BuildResult }): ReactElement {
  const { builder_note: note, withheld, site_id: siteId } = build;
  const site = useApi<SiteResult>(`/v1/sites/${siteId}`);
  const openPoints = site.data?.open_points ?? [];
  return (
    <>
      {note !== undefined && <Text size="sm">{note}</Text>}
      {withheld.length > 0 && (
        <Alert color="gray" title="Pages that visitors do not see">
          <Text size="sm" mb={6}>
            They did not pass the checks. Send an instruction that names the page to have it made again.
          </Text>
          <List size="sm" aria-label="Withheld pages">
            {withheld.map(({ page, findings }) => (
              <List.Item key={page}>
                <code>{page}</code>: {reasonsOf(findings).join('; ')}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {openPoints.length > 0 && (
        <Alert color="gray" title="Open points">
          <Text size="sm" mb={6}>
            Requests that no build of this site has fulfilled yet.
          </Text>
          <List size="sm" aria-label="Open points">
            {openPoints.map((point) => (
              <List.Item key={point}>{point}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}

type Findings = NonNullable<BuildResult['withheld']>[number]['findings'];

/** A page is withheld for its blocking findings; warnings alone do not withhold it. */
const reasonsOf = (findings: Findings): string[] => [
  ...new Set(findings.filter(({ severity }) => severity === 'block').map(({ message }) => message)),
];
