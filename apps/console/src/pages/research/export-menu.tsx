import '../../components/on-demand/menu-styles.ts';
import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { saveFile } from '../../api/save-file.ts';

const FORMATS = [
  { label: 'Markdown', type: 'text/markdown', extension: 'md' },
  { label: 'HTML', type: 'text/html', extension: 'html' },
  { label: 'PDF', type: 'application/pdf', extension: 'pdf' },
];
const NAME_LENGTH = 60;

/** Saves the report as a file. */
export function ExportMenu({ runId, title }: { runId: string; title: string }): ReactElement {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, NAME_LENGTH);
  const save = useMutation({
    mutationFn: ({ type, extension }: { type: string; extension: string }) =>
      saveFile(`/v1/research/${runId}/report`, `${name}.${extension}`, type),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<ArrowDownTrayIcon width={14} />} loading={save.isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format.label} onClick={() => save.mutate(format)}>
            {format.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
