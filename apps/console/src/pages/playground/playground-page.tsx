import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { recentCall } from './call-history.ts';
import { CapabilityCall } from './capability-call.tsx';
import { useTools } from './use-tools.ts';
import { ChoiceField } from '../../components/choice-field.tsx';

/** Calls any capability of the installation. */
export function PlaygroundPage(): ReactElement {
  const { capability, from } = useSearch({ from: '/app/playground' });
  const navigate = useNavigate();
  const tools = useTools();
  const tool = tools.data?.find(({ name }) => name === capability) ?? tools.data?.[0];
  const earlier = from === undefined ? undefined : recentCall(from);
  return (
    <>
      <PageHeader
        title="Playground"
        description="Calls run on this account and cost what they cost programs. Failed calls are free."
        actions={
          <ChoiceField
            aria-label="Capability"
            w={240}
            data={(tools.data ?? []).map(({ name, title }) => ({ value: name, label: title }))}
            value={tool?.name}
            onChange={(name) =>
              void navigate({ to: '/playground', search: name === undefined ? {} : { capability: name } })
            }
          />
        }
      />
      {tools.error && <ErrorNotice error={tools.error} onRetry={() => void tools.refetch()} />}
      {tools.isPending && <Skeleton height={320} radius="lg" />}
      {tool && (
        <CapabilityCall
          key={`${tool.name} ${from ?? ''}`}
          tool={tool}
          initial={earlier?.capability === tool.name ? earlier.params : {}}
        />
      )}
    </>
  );
}
