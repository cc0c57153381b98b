import type { ResearchResult } from '@capstan/client';
import { SimpleGrid } from '@mantine/core';
import type { ReactElement } from 'react';
import { DataTable } from '../../components/data-table.tsx';

type Entities = ResearchResult['entities'];

/** People and companies of a report. */
export function ReportEntities({ entities }: { entities: Entities }): ReactElement | null {
  const { people, companies } = entities;
  if (people.length + companies.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: people.length > 0 && companies.length > 0 ? 2 : 1 }}>
      {people.length > 0 && (
        <DataTable
          label="People"
          rows={people}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Person', cell: ({ name }: Entities['people'][number]) => name },
            {
              header: 'Role',
              cell: ({ role, company }) => [role, company].filter(Boolean).join(', ') || '–',
            },
          ]}
        />
      )}
      {companies.length > 0 && (
        <DataTable
          label="Companies"
          rows={companies}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Company', cell: ({ name }: Entities['companies'][number]) => name },
            { header: 'Domain', cell: ({ domain }) => domain ?? '–' },
            { header: 'Industry', cell: ({ industry }) => industry ?? '–', isSecondary: true },
          ]}
        />
      )}
    </SimpleGrid>
  );
}
