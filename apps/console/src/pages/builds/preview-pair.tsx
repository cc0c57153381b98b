import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ownUrl } from '../../api/own-url.ts';
import { streamCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import classes from './preview-pair.module.css';

/** The site on a desktop and on a phone. Another version loads the frames again. */
export function PreviewPair(props: {
  executionId: string;
  url: string | undefined;
  version: string | null;
}): ReactElement {
  const { executionId, url, version } = props;
  if (url === undefined) {
    return (
      <EmptyNotice title="No preview yet" command={streamCommand(`/cloud-build/${executionId}/stream`)}>
        It appears with the first version that passes the checks. Follow the build under “Log”, or in a
        terminal:
      </EmptyNotice>
    );
  }
  const address = ownUrl(url);
  return (
    <div className={classes.pair}>
      <figure className={classes.figure}>
        <div className={classes.desktop}>
          <iframe
            key={version}
            src={address}
            title="Preview on a desktop"
            sandbox="allow-scripts allow-forms"
          />
        </div>
        <Text component="figcaption" size="xs" c="dimmed" ta="center" mt={6}>
          Desktop
        </Text>
      </figure>
      <figure className={classes.figure}>
        <div className={classes.phone}>
          <iframe
            key={version}
            src={address}
            title="Preview on a phone"
            sandbox="allow-scripts allow-forms"
          />
        </div>
        <Text component="figcaption" size="xs" c="dimmed" ta="center" mt={6}>
          Phone
        </Text>
      </figure>
    </div>
  );
}
