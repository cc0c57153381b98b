import type { SiteListResult } from '@capstan/client';
import { Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { ownUrl } from '../../api/own-url.ts';
import { TimeText } from '../../components/time-text.tsx';
import classes from './site-cards.module.css';

/** The sites of the account, each with a picture of its home page. */
export const SiteCards = ({ sites }: Pick<SiteListResult, 'sites'>): ReactElement => (
  <section aria-label="Sites">
    <Title order={2} mb="xs">
      Sites
    </Title>
    <ul className={classes.sites}>
      {sites.map(({ site_id, name, preview_url, picture_url, shown_commit, created_at }) => (
        <li key={site_id}>
          <a
            {...(preview_url === undefined ? {} : { href: ownUrl(preview_url) })}
            target="_blank"
            rel="noreferrer"
            className={classes.site}
          >
            {shown_commit === null || picture_url === undefined ? (
              <span className={classes.missing}>Not built yet</span>
            ) : (
              // Another version has another picture at the same address.
              <img
                src={`${ownUrl(picture_url)}?version=${shown_commit}`}
                alt=""
                loading="lazy"
                width={1280}
                height={800}
              />
            )}
            <span className={classes.name}>{name}</span>
          </a>
          <TimeText value={created_at} />
        </li>
      ))}
    </ul>
  </section>
);
