import { Group, Text, Title } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect } from 'react';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Title of the document, if it differs from the heading. */
  documentTitle?: string;
}

/** The heading of a page, also the title of the document. */
export function PageHeader({ title, description, actions, documentTitle }: PageHeaderProps): ReactElement {
  useEffect(() => {
    document.title = `${documentTitle ?? title} · Capstan`;
  }, [documentTitle, title]);
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="sm" wrap="wrap">
      <div style={{ minWidth: 0, maxWidth: '100%' }}>
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {description !== undefined && (
          <Text component="div" c="dimmed" size="sm" mt={2} maw={640}>
            {description}
          </Text>
        )}
      </div>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
