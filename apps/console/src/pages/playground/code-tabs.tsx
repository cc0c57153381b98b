import { Tabs } from '../../components/tabs.ts';
import type { ReactElement } from 'react';
import { CodeBlock } from '../../components/code-block.tsx';
import { type Call, codeSamples } from './code-samples.ts';

/** A call in every language, to copy. */
export function CodeTabs({ call }: { call: Call }): ReactElement {
  const samples = codeSamples(call);
  return (
    <Tabs defaultValue="curl" variant="pills" keepMounted={false}>
      <Tabs.List mb="xs">
        {samples.map(({ label }) => (
          <Tabs.Tab key={label} value={label}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {samples.map(({ label, code }) => (
        <Tabs.Panel key={label} value={label}>
          <CodeBlock code={code} label={`Code for ${label}`} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
