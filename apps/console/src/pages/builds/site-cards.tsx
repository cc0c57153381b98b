import type { SiteListResult } from '@capstan/client';
import { Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ownUrl } from '../../api/own-url.ts';
import { useApi } from '../../api/use-api.ts';
import { Pager } from '../../components/pager.tsx';
import { TimeText } from '../../components/time-text.tsx';
import classes from './site-cards.module.css';

const SHOWN = 12;

/** The sites of the account, each with a picture of its home page; nothing before the first build. */
export function SiteCards(): ReactElement | null {
  const search = useSearch({ from: '/app/builds' });
  const after = search.sites_after;
  const navigate = useNavigate();
  const { data } = useApi<SiteListResult>('/v1/sites', { query: { limit: SHOWN, after } });
  if (!data || (data.sites.length === 0 && after === undefined)) return null;
  return (
    <section aria-label="Sites">
      <Title order={2} mb="xs">
        Sites
      </Title>
      <ul className={classes.sites}>
        {data.sites.map(({ site_id, name, preview_url, picture_url, shown_commit, created_at }) => (
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
      <Pager
        label="Pages of sites"
        after={after}
        next={data.next_after}
        onChange={(cursor) => void navigate({ to: '/builds', search: { ...search, sites_after: cursor } })}
      />
    </section>
  );
}
