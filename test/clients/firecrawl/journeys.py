"""The journeys of Firecrawl's own Python client; prints what it returned as JSON. Arguments: address, key, site."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from firecrawl import Firecrawl

address, key, site = sys.argv[1:]
client = Firecrawl(api_key=key, api_url=address)
schema = {"type": "object", "properties": {"name": {"type": "string"}, "price": {"type": "number"}}}


def failure(call: Callable[[], object]) -> dict[str, Any]:
    try:
        call()
    except Exception as error:
        return {"kind": type(error).__name__, "text": str(error)}
    return {"kind": None}


page = client.scrape(f"{site}/a", formats=["markdown", "links"])
found = client.search("capstans", limit=3)
mapped = client.map(f"{site}/", limit=10, sitemap="skip")
crawled = client.crawl(f"{site}/many", limit=150, crawl_entire_domain=True, poll_interval=1)
started = client.start_crawl(f"{site}/slow", limit=5)
cancelled = client.cancel_crawl(started.id)
extracted = client.extract([f"{site}/product"], schema=schema, poll_interval=1)
batched = client.batch_scrape([f"{site}/a", f"{site}/gone"], poll_interval=1)

print(
    json.dumps(
        {
            "page": {"markdown": page.markdown, "links": page.links, "title": page.metadata.title},
            "web": [{"url": one.url, "description": one.description} for one in found.web],
            "links": [link.url for link in mapped.links],
            "crawl": {
                "status": crawled.status,
                "completed": crawled.completed,
                "credits": crawled.credits_used,
                "pages": len({one.metadata.source_url for one in crawled.data}),
            },
            "cancelled": [cancelled, client.get_crawl_status(started.id).status],
            "extract": {"status": extracted.status, "data": extracted.data},
            "batch": {"status": batched.status, "titles": [one.metadata.title for one in batched.data]},
            "gone": failure(lambda: client.scrape(f"{site}/gone")),
            "credits": failure(lambda: client.crawl(f"{site}/", limit=9_000)),
            "unsupported": failure(lambda: client.scrape(f"{site}/a", formats=["summary"])),
            "stranger": failure(lambda: Firecrawl(api_key="fc-no", api_url=address).scrape(site)),
        }
    )
)
