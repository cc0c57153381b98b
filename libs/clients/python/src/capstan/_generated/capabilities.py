# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.
"""One method for each capability of the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, overload

from typing_extensions import Unpack

from capstan._answer import Answer
from capstan._caller import AsyncCaller, Caller
from capstan._generated import models, params as parameters
from capstan._not_given import NOT_GIVEN, NotGiven
from capstan._routes import agent_call, capability_call
from capstan._options import CallOptions
from capstan._raw_answer import as_async_raw, as_raw

RESULTS: Mapping[str, type[Any]] = {
    "search": models.SearchResult,
    "scrape": models.ScrapeResult,
    "map": models.MapResult,
    "crawl": models.CrawlResult,
    "extract": models.ExtractResult,
    "screenshot": models.ScreenshotResult,
    "search_images": models.SearchImagesResult,
    "generate_image": models.GenerateImageResult,
    "enrich_company": models.EnrichCompanyResult,
    "enrich_person": models.EnrichPersonResult,
    "emails": models.EmailsResult,
    "verify_email": models.VerifyEmailResult,
    "transcribe": models.TranscribeResult,
    "batch": models.BatchResult,
    "research": models.ResearchResult,
    "send_message": models.MessageResult,
    "build": models.BuildCreatedResult,
    "build_status": models.BuildResult,
    "build_message": models.BuildMessageAcceptedResult,
    "build_stop": models.BuildStoppedResult,
}


class Capabilities(Caller):
    """Capabilities, called one at a time."""

    def search(
        self,
        *,
        query: str,
        mode: Literal["standard", "ai"] | NotGiven = NOT_GIVEN,
        source_type: Literal["web", "news", "academic"] | NotGiven = NOT_GIVEN,
        freshness: Literal["any", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        max_results: int | NotGiven = NOT_GIVEN,
        include_domains: list[str] | NotGiven = NOT_GIVEN,
        exclude_domains: list[str] | NotGiven = NOT_GIVEN,
        collections: list[str] | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchResult]:
        """
        Searches the web, news, academic sources or indexed documents, optionally with a cited
        answer.

        Returns results with `url`, `title`, `snippet`, `domain`, `published_at` and `score`,
        best first. Mode `ai` adds `answer`, each sentence followed by its source as `[Source
        n]`, and `citations` that identify these results. Use `scrape` to read a result in full.
        If nothing is found the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: Words or a question, in any language.
            mode: `standard` returns results. `ai` also answers the query, each sentence followed by
                the `[Source n]` marker of its result: in the words of a language model if one is
                configured (`mode_used` `ai`), else in sentences quoted from the pages found
                (`ai_extractive`).
            source_type: Kind of source to search.
            freshness: Only results published in the past day, week or month; case is ignored.
            max_results: Maximum number of results.
            include_domains: Only results from these domains and their subdomains, e.g.
                `postgresql.org`.
            exclude_domains: No results from these domains and their subdomains.
            collections: Only documents of these collections of the local index, by name; no search
                provider is called. `source_type` applies to them too. `handbook` is the
                documentation of this service if the operator has indexed it.
            language: Language of the results as an ISO 639-1 code, e.g. `de`, if the provider
                supports it; default: any language.
        """
        fields: dict[str, object] = {
            "query": query,
            "mode": mode,
            "source_type": source_type,
            "freshness": freshness,
            "max_results": max_results,
            "include_domains": include_domains,
            "exclude_domains": exclude_domains,
            "collections": collections,
            "language": language,
        }
        return self.call_operation(
            capability_call("/v1/search", fields, models.SearchResult), options
        )

    def scrape(
        self,
        *,
        url: str,
        formats: (
            list[Literal["markdown", "text", "html", "links", "metadata"]] | NotGiven
        ) = NOT_GIVEN,
        mode: Literal["auto", "fetch", "browser"] | NotGiven = NOT_GIVEN,
        wait_for: str | NotGiven = NOT_GIVEN,
        max_bytes: int | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScrapeResult]:
        """
        Reads one web page or PDF and returns its main content as Markdown, text or HTML, its
        links and metadata.

        Fetches the page, follows redirects, keeps the main content and removes navigation,
        advertising, cookie notices and scripts. Use it for a known URL; to find URLs use
        `search`.

        Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs
        JavaScript is rendered in a headless browser if the plain fetch finds no content, or
        directly with `mode` = `browser` or with `wait_for`; `mode` = `fetch` never opens one.
        Bot walls, CAPTCHAs, login and consent forms, empty JavaScript shells and "not found"
        pages are never returned as content: such a call fails as `content-blocked` and is free.
        `robots.txt` is respected. `index://` results of `search` are read from the index.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the page, without credentials; private and local
                addresses are rejected. Or the `index://` URL of an indexed document, as returned by
                `search`.
            formats: Formats to return: `markdown` or `text` of the main content, its sanitized
                `html`, the `links` of the whole page, `metadata` (title, author, dates and so on).
                Others are null.
            mode: `auto` fetches the page and opens a browser only if the page needs JavaScript or
                refuses the fetch. `fetch` never runs JavaScript and calls no vendor. `browser`
                always renders the page.
            wait_for: Condition after the page has loaded in a browser: a CSS selector that must
                become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` uses the
                browser directly.
            max_bytes: Maximum size of the page in bytes, decompressed; a larger page fails and is
                free.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "formats": formats,
            "mode": mode,
            "wait_for": wait_for,
            "max_bytes": max_bytes,
            "timeout_ms": timeout_ms,
        }
        return self.call_operation(
            capability_call("/v1/scrape", fields, models.ScrapeResult), options
        )

    def map(
        self,
        *,
        url: str,
        search: str | NotGiven = NOT_GIVEN,
        include: list[str] | NotGiven = NOT_GIVEN,
        exclude: list[str] | NotGiven = NOT_GIVEN,
        include_subdomains: bool | NotGiven = NOT_GIVEN,
        sitemap: Literal["include", "only", "skip"] | NotGiven = NOT_GIVEN,
        limit: int | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MapResult]:
        """
        Lists the addresses of a web site, with titles and dates where the site states them.

        Reads the sitemaps that `robots.txt` names, `/sitemap.xml`, and the links of the start
        page. Use it to find the pages of a known site before reading them with `scrape`; to
        find pages of any site use `search`.

        `search` keeps the addresses that have a word of it, best match first; `include` and
        `exclude` take patterns such as `/docs/*`. Addresses of other sites are never returned.
        If no address is found, the call is free.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the site, usually its start page, without
                credentials; private and local addresses are rejected.
            search: Words to look for in addresses and titles. Only links with at least one of them
                are returned, best match first.
            include: Only addresses that match one of these patterns. A pattern starts with `/` and
                is compared with path and query, or with `http` and is compared with the whole
                address; `*` is any text.
            exclude: No addresses that match one of these patterns, written as in `include`.
            include_subdomains: Also addresses of subdomains of the host; with and without `www.` is
                always the same site.
            sitemap: `include` reads the sitemaps and the links of the start page, `only` the
                sitemaps, `skip` the links of the start page.
            limit: Maximum number of links.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "search": search,
            "include": include,
            "exclude": exclude,
            "include_subdomains": include_subdomains,
            "sitemap": sitemap,
            "limit": limit,
            "timeout_ms": timeout_ms,
        }
        return self.call_operation(capability_call("/v1/map", fields, models.MapResult), options)

    def crawl(
        self,
        *,
        url: str,
        limit: int | NotGiven = NOT_GIVEN,
        max_depth: int | NotGiven = NOT_GIVEN,
        include: list[str] | NotGiven = NOT_GIVEN,
        exclude: list[str] | NotGiven = NOT_GIVEN,
        include_subdomains: bool | NotGiven = NOT_GIVEN,
        allow_external: bool | NotGiven = NOT_GIVEN,
        ignore_query_parameters: bool | NotGiven = NOT_GIVEN,
        sitemap: Literal["include", "only", "skip"] | NotGiven = NOT_GIVEN,
        formats: (
            list[Literal["markdown", "text", "html", "links", "metadata"]] | NotGiven
        ) = NOT_GIVEN,
        mode: Literal["auto", "fetch", "browser"] | NotGiven = NOT_GIVEN,
        delay_ms: int | NotGiven = NOT_GIVEN,
        page_timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.CrawlResult]:
        """
        Reads many pages of a web site, following its links and sitemaps.

        Runs as a job: with `Prefer: respond-async` the call answers 202 at once. Progress is at
        `GET /v1/jobs/{id}/stream`, the pages at `GET /v1/jobs/{id}/items` while it runs and
        after, and `POST /v1/jobs/{id}/cancel` ends it: pages read until then are charged and
        kept.

        To find the addresses of a site without reading its pages use `map`. robots.txt is
        respected, with its `Crawl-delay`. Pages of other sites are read only with
        `allow_external`. Pages that cannot be read are free.

        Costs 1 credit per page; failures are free.

        Args:
            url: Absolute http or https URL of the page to start with, without credentials; private
                and local addresses are rejected.
            limit: Maximum number of pages to read. That many credits are held; only pages that were
                read are charged.
            max_depth: How many links a page may be away from the start page; those of the sitemap
                are one away.
            include: Only pages that match one of these patterns; the start page is always read. A
                pattern starts with `/` and is compared with path and query, or with `http` and is
                compared with the whole address; `*` is any text.
            exclude: No pages that match one of these patterns, written as in `include`.
            include_subdomains: Also pages of subdomains of the host; with and without `www.` is
                always the same site.
            allow_external: Also pages of other sites to which pages link.
            ignore_query_parameters: Whether addresses that differ in their query only are one page,
                which is read without a query.
            sitemap: `include` follows the links and reads the pages that the sitemaps list, `only`
                reads those of the sitemaps, `skip` follows the links.
            formats: Formats of each page, as in `scrape`. Others are null.
            mode: How pages are read, as in `scrape`: `fetch` never runs JavaScript, `browser`
                always does.
            delay_ms: Minimum milliseconds between the starts of two requests to one host. The
                `Crawl-delay` of robots.txt applies if it is longer.
            page_timeout_ms: Timeout of each page in milliseconds.
        """
        fields: dict[str, object] = {
            "url": url,
            "limit": limit,
            "max_depth": max_depth,
            "include": include,
            "exclude": exclude,
            "include_subdomains": include_subdomains,
            "allow_external": allow_external,
            "ignore_query_parameters": ignore_query_parameters,
            "sitemap": sitemap,
            "formats": formats,
            "mode": mode,
            "delay_ms": delay_ms,
            "page_timeout_ms": page_timeout_ms,
        }
        return self.call_operation(
            capability_call("/v1/crawl", fields, models.CrawlResult), options
        )

    def extract(
        self,
        *,
        urls: list[str],
        schema: Mapping[str, object],
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ExtractResult]:
        """
        Reads the fields of a JSON Schema from web pages, each value with its page and a
        quotation.

        Finds values in JSON-LD, microdata, RDFa, tables, definition lists, `label: value`
        lines, lists below headings and meta tags, and converts them to the types of the schema:
        numbers with units and in the style of the language, dates, addresses. What they do not
        state is read from the text by a language model, if one is configured. Name fields as
        pages and schema.org do, in English: `price`, `author`, `date_published`.

        Nothing is guessed: a field that no page states is null, and each value comes with its
        page and quoted text in `places`. If no field is found, the call is free.

        Costs 2 credits; failures are free.

        Args:
            urls: Absolute http or https URLs of the pages, without credentials; private and local
                addresses are rejected. A field that several pages state is taken from the first of
                them; lists are joined.
            schema: JSON Schema of an object: the wanted fields as `properties` with `type` (string,
                number, integer, boolean, object, array), `format` (date, date-time, uri, email) and
                `enum`. At most 100 fields, 4 levels deep. A number whose name ends in a unit, such
                as `weight_kg`, is converted to it.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "urls": urls,
            "schema": schema,
            "timeout_ms": timeout_ms,
        }
        return self.call_operation(
            capability_call("/v1/extract", fields, models.ExtractResult), options
        )

    def screenshot(
        self,
        *,
        url: str,
        full_page: bool | NotGiven = NOT_GIVEN,
        width: int | NotGiven = NOT_GIVEN,
        height: int | NotGiven = NOT_GIVEN,
        device: (
            Literal[
                "Desktop Chrome HiDPI",
                "iPhone SE (3rd gen)",
                "iPhone 13",
                "iPhone 15",
                "iPhone 15 Pro Max",
                "iPhone 16",
                "iPad Mini",
                "iPad Pro 11",
                "Pixel 7",
                "Pixel 9",
                "Galaxy S24",
                "Galaxy Tab S9",
            ]
            | NotGiven
        ) = NOT_GIVEN,
        format: Literal["png", "jpeg", "webp"] | NotGiven = NOT_GIVEN,
        wait_for: str | NotGiven = NOT_GIVEN,
        dark: bool | NotGiven = NOT_GIVEN,
        inline: bool | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]:
        """
        Takes a screenshot of a web page on a desktop or phone, of the viewport or the full
        page.

        Opens the page in a browser and returns `image_url`, which serves the image without a
        key until `expires_at`; with `inline` the image itself in `image_base64`. To read the
        text of a page use `scrape`.

        Error pages, refusals and blank pages are never returned as images: such a call fails
        and is free. `robots.txt` is respected.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the page, without credentials. Private and local
                addresses are rejected.
            full_page: Capture the full page, scrolled through once, instead of the viewport. An
                image is at most 16,383 pixels high.
            width: Width of the viewport in CSS pixels. Ignored if `device` is sent.
            height: Height of the viewport in CSS pixels. Ignored if `device` is sent.
            device: Emulate this device: its viewport, pixel density, touch and user agent, in place
                of `width` and `height`.
            format: Image format. `jpeg` and `webp` are smaller, `png` is lossless.
            wait_for: Condition after the page has loaded: a CSS selector that must become visible,
                or milliseconds (`1500`, at most 30,000).
            dark: Request the dark color scheme, if the page has one.
            inline: Return the image itself in `image_base64` (at most 5 MB) instead of a URL that
                expires.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "full_page": full_page,
            "width": width,
            "height": height,
            "device": device,
            "format": format,
            "wait_for": wait_for,
            "dark": dark,
            "inline": inline,
            "timeout_ms": timeout_ms,
        }
        return self.call_operation(
            capability_call("/v1/screenshot", fields, models.ScreenshotResult), options
        )

    def search_images(
        self,
        *,
        query: str,
        orientation: Literal["any", "landscape", "portrait", "square"] | NotGiven = NOT_GIVEN,
        min_width: int | NotGiven = NOT_GIVEN,
        max_results: int | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchImagesResult]:
        """
        Searches photos that may be used and changed for free, each with the credit to show.

        Returns `images` with `image_url`, size, `alt`, `credit` and `license`, best first. All
        may be used for commercial purposes and changed. Copy the file and show `credit` next to
        it: `POST /v1/sites/{site_id}/images` takes `image_url`, `alt` and `credit` of a result
        as they are. If nothing is found the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: What the photos show, in a few words.
            orientation: Shape of the photos.
            min_width: Only photos that are at least as wide, in pixels.
            max_results: Maximum number of photos.
            language: Language of the query as an ISO 639-1 code, e.g. `de`, for the providers that
                ask for it.
        """
        fields: dict[str, object] = {
            "query": query,
            "orientation": orientation,
            "min_width": min_width,
            "max_results": max_results,
            "language": language,
        }
        return self.call_operation(
            capability_call("/v1/search/images", fields, models.SearchImagesResult), options
        )

    def generate_image(
        self,
        *,
        prompt: str,
        kind: (
            Literal["auto", "photo", "illustration", "chart", "card", "pattern", "qr", "diagram"]
            | NotGiven
        ) = NOT_GIVEN,
        size: str | NotGiven = NOT_GIVEN,
        aspect_ratio: str | NotGiven = NOT_GIVEN,
        n: int | NotGiven = NOT_GIVEN,
        seed: int | NotGiven = NOT_GIVEN,
        format: Literal["png", "webp", "jpeg", "svg"] | NotGiven = NOT_GIVEN,
        background: str | NotGiven = NOT_GIVEN,
        reference_images: list[str] | NotGiven = NOT_GIVEN,
        negative_prompt: str | NotGiven = NOT_GIVEN,
        data: parameters.ChartDataParams | NotGiven = NOT_GIVEN,
        text: parameters.CardTextParams | NotGiven = NOT_GIVEN,
        inline: bool | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.GenerateImageResult]:
        """
        Draws charts, cards, patterns, QR codes and diagrams, and makes photos and illustrations
        by an image model.

        Returns `images`, each with `image_url`, an address that serves the picture without a
        key until `expires_at`; with `inline` the pictures themselves in `image_base64`.

        Charts, cards and link pictures, patterns and avatars, QR codes, and diagrams from a
        short text are drawn by this service: exact, repeatable, and without a provider. Photos
        and illustrations need an image model; without one the call fails and names the
        variables to set. A prompt that a provider refuses by its content policy is a 422 and
        free.

        Costs 5 credits per image; failures are free.

        Args:
            prompt: What to show. For `qr` what the code holds; for `diagram` arrows (`A -> B:
                label`), an indented tree, steps (`1. … 2. …`) or `sequence diagram` followed by
                messages; for `chart` numbers with names, unless `data` has them.
            kind: `chart`, `card`, `pattern`, `qr` and `diagram` are drawn by this service, without
                a provider. `photo` and `illustration` are made by a model. `auto` draws where the
                prompt clearly asks for one of the former (or `data` or `text` is sent), and asks a
                model otherwise.
            size: Pixels as `1200x630`: edges of 64 to 4096, at most 8,388,608 pixels in all. A
                model that has fixed sizes makes the nearest. Default: 1200x630 for a card, 1200x750
                for charts and diagrams, else 1024x1024.
            aspect_ratio: Instead of `size`: width to height, from 1:4 to 4:1.
            n: How many pictures, each at the price of one. Charts, QR codes and diagrams come once.
            seed: The same seed and parameters draw the same card or pattern again. Models that know
                seeds get it.
            format: Format of the pictures. `svg` only for kinds that are drawn by this service; its
                text is outlines.
            background: `auto`, `opaque`, `transparent` (not with `jpeg`) or, for kinds that are
                drawn by this service, a color as `#rrggbb`.
            reference_images: Addresses of pictures that a model starts from: PNG, JPEG or WebP of
                at most 10 MB each. Only for pictures by a model.
            negative_prompt: What must not be in the picture. Only for pictures by a model.
            data: The numbers of a chart.
            text: The words of a card.
            inline: Return the pictures in `image_base64` (at most 5 MB in all) instead of addresses
                that expire.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "kind": kind,
            "size": size,
            "aspect_ratio": aspect_ratio,
            "n": n,
            "seed": seed,
            "format": format,
            "background": background,
            "reference_images": reference_images,
            "negative_prompt": negative_prompt,
            "data": data,
            "text": text,
            "inline": inline,
        }
        return self.call_operation(
            capability_call("/v1/images", fields, models.GenerateImageResult), options
        )

    def enrich_company(
        self,
        *,
        domain: str | NotGiven = NOT_GIVEN,
        name: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichCompanyResult]:
        """
        Returns public facts about a company by its domain or name.

        Returns name, legal name, description, industry, number of employees, founding year,
        location, LEI, contact data and social profiles, each as a source states it and null if
        none does; `sources` lists which source stated which field, `confidence` rates how
        likely it is the requested company. Send `domain` if you know it: a name alone may match
        several companies, and then nothing is returned. If no facts beyond the parameters are
        found, every field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            domain: Domain of the company's website. A URL is reduced to its host:
                `https://www.acme.com/about` to `acme.com`. Hosts and networks that are not public
                are rejected. Required without `name`.
            name: Name of the company, as it calls itself or as registers list it (`Acme`, `Acme
                GmbH`), in any script. A name that matches several companies returns none: add
                `domain` or `country`.
            country: Country of the company's headquarters as an ISO 3166 code, e.g. `DE`;
                distinguishes companies of the same name.
        """
        fields: dict[str, object] = {
            "domain": domain,
            "name": name,
            "country": country,
        }
        return self.call_operation(
            capability_call("/v1/enrich/company", fields, models.EnrichCompanyResult), options
        )

    def enrich_person(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        company: str | NotGiven = NOT_GIVEN,
        domain: str | NotGiven = NOT_GIVEN,
        email: str | NotGiven = NOT_GIVEN,
        orcid: str | NotGiven = NOT_GIVEN,
        github: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichPersonResult]:
        """
        Returns public facts about a person by name and employer, ORCID, GitHub login or e-mail
        address.

        Returns name, role, employer, location, biography, employment, education, contact data
        and profiles, each as a source states it and null if none does; `sources` lists which
        source stated which field, `confidence` rates how likely it is the requested person.
        Send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. If several
        people match, nothing is returned. If no facts beyond the parameters are found, every
        field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            name: Full name, given name first. Identifies a person together with `company` or
                `domain`; with an identifier it must match the person found.
            company: Organization the person works or worked for, as it calls itself.
            domain: Domain of that organization's website.
            email: E-mail address of the person.
            orcid: ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
            github: GitHub login.
        """
        fields: dict[str, object] = {
            "name": name,
            "company": company,
            "domain": domain,
            "email": email,
            "orcid": orcid,
            "github": github,
        }
        return self.call_operation(
            capability_call("/v1/enrich/person", fields, models.EnrichPersonResult), options
        )

    def emails(
        self,
        *,
        first_name: str,
        last_name: str,
        domain: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EmailsResult]:
        """
        Finds the e-mail address of a person at a company.

        Returns the address of the person at the domain with `confidence`, `status` and its
        source: pages of the company itself, or a provider. `email` never contains a guess: when
        no source has an address it is null, the call is free, and `candidates` lists likely
        addresses, to be checked with `verify_email`.

        Costs 2 credits; failures are free.

        Args:
            first_name: Given name of the person.
            last_name: Family name of the person.
            domain: Domain of the employer's website. A URL is reduced to its host:
                `https://www.acme.com/about` to `acme.com`.
        """
        fields: dict[str, object] = {
            "first_name": first_name,
            "last_name": last_name,
            "domain": domain,
        }
        return self.call_operation(
            capability_call("/v1/emails", fields, models.EmailsResult), options
        )

    def verify_email(
        self,
        *,
        email: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]:
        """
        Checks whether mail to an e-mail address can be delivered.

        Returns `status` and `reason`, whether the address is free, a role or disposable, the
        mail servers of its domain, and a suggestion if the domain looks mistyped. Syntax,
        built-in lists and DNS are checked first; they find addresses that cannot work. Only the
        mail server can confirm the mailbox: if no verifier is configured, or none can decide,
        the status is `unknown` (for a role: `role`) and the call is free.

        Costs 1 credit; failures are free.

        Args:
            email: The address to check, as it was entered. An address with invalid syntax has the
                status `invalid` and is not an error.
        """
        fields: dict[str, object] = {
            "email": email,
        }
        return self.call_operation(
            capability_call("/v1/verify/email", fields, models.VerifyEmailResult), options
        )

    def transcribe(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        audio_base64: str | NotGiven = NOT_GIVEN,
        file: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        diarize: bool | NotGiven = NOT_GIVEN,
        timestamps: Literal["segment", "word"] | NotGiven = NOT_GIVEN,
        format: Literal["json", "text", "srt", "vtt"] | NotGiven = NOT_GIVEN,
        vocabulary: list[str] | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.TranscribeResult]:
        """
        Writes down the speech of an audio or video file, with times, speakers and subtitles if
        asked for.

        Takes the address of a file (`url`), an upload (multipart field `file`, at most 200 MB)
        or base64 (`audio_base64`), of at most 4 hours, and returns the text, its language,
        segments with times and, with `format`, plain text, SubRip or WebVTT.

        It runs as a job: send `Prefer: respond-async` for long recordings, follow
        `/v1/jobs/{id}/stream`, and read the result at `/v1/jobs/{id}`. Recordings without
        speech give an empty text and are free, as failures are.

        Costs 5 credits; failures are free.

        Args:
            url: Public http or https address of an audio or video file, at most 200 MB. Send
                exactly one of `url`, `audio_base64` and `file`.
            audio_base64: The audio itself in base64, for short recordings: the whole request may
                have 1 MiB.
            file: Id of an uploaded file; a multipart request uploads it in its field `file` (at
                most 200 MB).
            language: Language of the speech, ISO 639-1. If omitted, it is detected.
            diarize: Name the speaker of each segment. Only providers that can do so are called.
            timestamps: `segment`: times of segments. `word`: also of every word; only providers
                that can do so are called.
            format: What `formatted` holds: null for `json`, else the transcript as plain text,
                SubRip or WebVTT.
            vocabulary: Names and terms that are likely to occur, as they are spelled.
        """
        fields: dict[str, object] = {
            "url": url,
            "audio_base64": audio_base64,
            "file": file,
            "language": language,
            "diarize": diarize,
            "timestamps": timestamps,
            "format": format,
            "vocabulary": vocabulary,
        }
        return self.call_operation(
            capability_call("/v1/transcribe", fields, models.TranscribeResult), options
        )

    def batch(
        self,
        *,
        capability: str,
        inputs: list[Mapping[str, object]],
        **options: Unpack[CallOptions],
    ) -> Answer[models.BatchResult]:
        """
        Makes up to 1,000 calls of one capability as one job.

        Each call is held, charged and logged as a call of its own; the batch itself is free.
        With `Prefer: respond-async` the answer is 202 at once. Progress is at `GET
        /v1/jobs/{id}/stream`, the envelope of each call at `GET /v1/jobs/{id}/items`, in the
        order of `inputs`, and `POST /v1/jobs/{id}/cancel` ends the batch: calls that were
        answered until then are charged and kept.

        Calls of capabilities that run as jobs, and of `research`, are jobs of their own, with a
        `location`; they are cancelled with the batch.

        Costs 0 credits; failures are free.

        Args:
            capability: Name of the capability to call, e.g. `scrape`; the key must have its scope.
                Not `batch`, `send_message` or the build capabilities.
            inputs: The parameters of each call. An invalid one fails alone.
        """
        fields: dict[str, object] = {
            "capability": capability,
            "inputs": inputs,
        }
        return self.call_operation(
            capability_call("/v1/batch", fields, models.BatchResult), options
        )

    def research(
        self,
        *,
        query: str,
        depth: Literal["standard", "deep", "comprehensive"] | NotGiven = NOT_GIVEN,
        enrich_entities: bool | NotGiven = NOT_GIVEN,
        include_analysis: bool | NotGiven = NOT_GIVEN,
        synthesis: bool | NotGiven = NOT_GIVEN,
        source_types: str | NotGiven = NOT_GIVEN,
        max_sources: int | NotGiven = NOT_GIVEN,
        freshness: Literal["any", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        collections: list[str] | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]:
        """
        Searches, reads and compares sources, and returns a report in which every sentence cites
        its source.

        Splits the question into its sides, searches the web, news or academic sources, reads
        the pages, finds people and companies in them and enriches these, and writes a report:
        each sentence is followed by the `[Source n]` whose text supports it; unsupported
        sentences are removed. Without a language model the report quotes its sources.

        `standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send
        `Prefer: respond-async` to get the run at once and fetch its result later; a client that
        disconnects finds it under `GET /v1/research`. When no source is found the report is
        empty, its confidence 0, and the call is free; sources are charged, even if none of them
        answers the question.

        Costs standard 10, deep 20, comprehensive 35 credits; failures are free.

        Args:
            query: The research question or objective, in plain language; any language.
            depth: `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with
                gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little
                more is gained. Case is ignored.
            enrich_entities: Enrich detected people and companies with profile and firmographic
                data.
            include_analysis: Add charts computed from tables and figures of the sources.
            synthesis: False returns sources and entities only, without a report.
            source_types: Kinds of sources, comma-separated: `web`, `news`, `academic`; also
                accepted as an array.
            max_sources: Maximum number of sources.
            freshness: Only sources published in the past day, week or month; case is ignored.
            collections: Only documents of these collections of the local index, by name: no search
                provider is called. `handbook` is the documentation of this service, if the operator
                left it indexed.
        """
        fields: dict[str, object] = {
            "query": query,
            "depth": depth,
            "enrich_entities": enrich_entities,
            "include_analysis": include_analysis,
            "synthesis": synthesis,
            "source_types": source_types,
            "max_sources": max_sources,
            "freshness": freshness,
            "collections": collections,
        }
        return self.call_operation(
            capability_call("/v1/research", fields, models.ResearchResult), options
        )

    def send_message(
        self,
        *,
        channel: Literal["email", "sms", "chat", "push", "webhook", "inbox"],
        to: str | NotGiven = NOT_GIVEN,
        subject: str | NotGiven = NOT_GIVEN,
        text: str | NotGiven = NOT_GIVEN,
        markdown: str | NotGiven = NOT_GIVEN,
        html: str | NotGiven = NOT_GIVEN,
        template: str | NotGiven = NOT_GIVEN,
        data: Mapping[str, object] | NotGiven = NOT_GIVEN,
        attachments: list[parameters.AttachmentParams] | NotGiven = NOT_GIVEN,
        reply_to: str | NotGiven = NOT_GIVEN,
        bulk: bool | NotGiven = NOT_GIVEN,
        unsubscribe_url: str | NotGiven = NOT_GIVEN,
        send_at: str | NotGiven = NOT_GIVEN,
        dry_run: bool | NotGiven = NOT_GIVEN,
        provider: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MessageResult]:
        """
        Sends one message by e-mail, SMS, chat, push, webhook or to the inbox of your account.

        Sends a message to one recipient, at most once. The providers of the channel are tried
        in order, and only as long as each of them refuses the message. When a provider may have
        accepted it (a timeout, a lost connection, an answer 5xx), the status is
        `outcome_unknown`: no other provider is tried, nothing is sent again, and the call is
        free. Do not repeat such a call without checking; with the same `Idempotency-Key` a
        repeat only returns the first answer.

        `sent` means that a provider accepted the message; `delivered` and `bounced` follow
        where the provider reports them: `GET /v1/messages/{id}`. `dry_run` shows what would be
        sent, free. `send_at` schedules the message: the answer is 202, and `POST
        /v1/messages/{id}/cancel` cancels it.

        Costs 1 credit; failures are free.

        Args:
            channel: How the message is sent. `inbox` (the inbox of your account) and `webhook` work
                everywhere; the others need a provider that the operator configured.
            to: One recipient: an e-mail address; a phone number such as +4915112345678; for chat
                and push a service and a place there, such as `slack:C0123`, `telegram:@name`,
                `discord` or `ntfy:topic`; for webhook a URL. Omitted for inbox.
            subject: Subject or title; required for email. May use fields of `data` if there is a
                `template`.
            text: Body as plain text.
            markdown: Body as Markdown. E-mail is sent with an HTML part made from it.
            html: Body as HTML, sent as it is. `text` may be its plain part.
            template: Body as a Mustache template in Markdown, filled with `data`. A field that is
                not in `data` is an error.
            data: Fields of the template.
            attachments: Files of an e-mail: artifacts of this service, or small files in base64.
            reply_to: E-mail address for answers.
            bulk: Whether the e-mail is one of many alike; it then gets headers to unsubscribe with
                one click (RFC 8058).
            unsubscribe_url: https address that unsubscribes the recipient by POST; required for
                bulk messages.
            send_at: When to send the message, at most 30 days ahead; default: now.
            dry_run: Checks the message and shows what would be sent. Nothing is sent; free.
            provider: Only this provider, instead of all that the channel has.
        """
        fields: dict[str, object] = {
            "channel": channel,
            "to": to,
            "subject": subject,
            "text": text,
            "markdown": markdown,
            "html": html,
            "template": template,
            "data": data,
            "attachments": attachments,
            "reply_to": reply_to,
            "bulk": bulk,
            "unsubscribe_url": unsubscribe_url,
            "send_at": send_at,
            "dry_run": dry_run,
            "provider": provider,
        }
        return self.call_operation(
            capability_call("/v1/messages", fields, models.MessageResult), options
        )

    @overload
    def agent(
        self,
        capability: Literal["search"],
        params: parameters.SearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["scrape"],
        params: parameters.ScrapeParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScrapeResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["map"],
        params: parameters.MapParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MapResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["crawl"],
        params: parameters.CrawlParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.CrawlResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["extract"],
        params: parameters.ExtractParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ExtractResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["screenshot"],
        params: parameters.ScreenshotParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["search_images"],
        params: parameters.SearchImagesParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchImagesResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["generate_image"],
        params: parameters.GenerateImageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.GenerateImageResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["enrich_company"],
        params: parameters.EnrichCompanyParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichCompanyResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["enrich_person"],
        params: parameters.EnrichPersonParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichPersonResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["emails"],
        params: parameters.EmailsParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EmailsResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["verify_email"],
        params: parameters.VerifyEmailParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["transcribe"],
        params: parameters.TranscribeParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.TranscribeResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["batch"],
        params: parameters.BatchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BatchResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["research"],
        params: parameters.ResearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["send_message"],
        params: parameters.SendMessageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MessageResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["build"],
        params: parameters.BuildParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildCreatedResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["build_status"],
        params: parameters.BuildIdParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["build_message"],
        params: parameters.BuildMessageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildMessageAcceptedResult]: ...

    @overload
    def agent(
        self,
        capability: Literal["build_stop"],
        params: parameters.BuildIdParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildStoppedResult]: ...

    @overload
    def agent(
        self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
    ) -> Answer[Any]: ...

    def agent(
        self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
    ) -> Answer[Any]:
        """
        Calls any capability by its name; costs what that capability costs.

        The result of a capability unknown to this version is a plain `dict`.
        """
        return self.call_operation(agent_call(capability, params, RESULTS), options)


class AsyncCapabilities(AsyncCaller):
    """Capabilities, awaited."""

    async def search(
        self,
        *,
        query: str,
        mode: Literal["standard", "ai"] | NotGiven = NOT_GIVEN,
        source_type: Literal["web", "news", "academic"] | NotGiven = NOT_GIVEN,
        freshness: Literal["any", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        max_results: int | NotGiven = NOT_GIVEN,
        include_domains: list[str] | NotGiven = NOT_GIVEN,
        exclude_domains: list[str] | NotGiven = NOT_GIVEN,
        collections: list[str] | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchResult]:
        """
        Searches the web, news, academic sources or indexed documents, optionally with a cited
        answer.

        Returns results with `url`, `title`, `snippet`, `domain`, `published_at` and `score`,
        best first. Mode `ai` adds `answer`, each sentence followed by its source as `[Source
        n]`, and `citations` that identify these results. Use `scrape` to read a result in full.
        If nothing is found the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: Words or a question, in any language.
            mode: `standard` returns results. `ai` also answers the query, each sentence followed by
                the `[Source n]` marker of its result: in the words of a language model if one is
                configured (`mode_used` `ai`), else in sentences quoted from the pages found
                (`ai_extractive`).
            source_type: Kind of source to search.
            freshness: Only results published in the past day, week or month; case is ignored.
            max_results: Maximum number of results.
            include_domains: Only results from these domains and their subdomains, e.g.
                `postgresql.org`.
            exclude_domains: No results from these domains and their subdomains.
            collections: Only documents of these collections of the local index, by name; no search
                provider is called. `source_type` applies to them too. `handbook` is the
                documentation of this service if the operator has indexed it.
            language: Language of the results as an ISO 639-1 code, e.g. `de`, if the provider
                supports it; default: any language.
        """
        fields: dict[str, object] = {
            "query": query,
            "mode": mode,
            "source_type": source_type,
            "freshness": freshness,
            "max_results": max_results,
            "include_domains": include_domains,
            "exclude_domains": exclude_domains,
            "collections": collections,
            "language": language,
        }
        return await self.call_operation(
            capability_call("/v1/search", fields, models.SearchResult), options
        )

    async def scrape(
        self,
        *,
        url: str,
        formats: (
            list[Literal["markdown", "text", "html", "links", "metadata"]] | NotGiven
        ) = NOT_GIVEN,
        mode: Literal["auto", "fetch", "browser"] | NotGiven = NOT_GIVEN,
        wait_for: str | NotGiven = NOT_GIVEN,
        max_bytes: int | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScrapeResult]:
        """
        Reads one web page or PDF and returns its main content as Markdown, text or HTML, its
        links and metadata.

        Fetches the page, follows redirects, keeps the main content and removes navigation,
        advertising, cookie notices and scripts. Use it for a known URL; to find URLs use
        `search`.

        Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs
        JavaScript is rendered in a headless browser if the plain fetch finds no content, or
        directly with `mode` = `browser` or with `wait_for`; `mode` = `fetch` never opens one.
        Bot walls, CAPTCHAs, login and consent forms, empty JavaScript shells and "not found"
        pages are never returned as content: such a call fails as `content-blocked` and is free.
        `robots.txt` is respected. `index://` results of `search` are read from the index.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the page, without credentials; private and local
                addresses are rejected. Or the `index://` URL of an indexed document, as returned by
                `search`.
            formats: Formats to return: `markdown` or `text` of the main content, its sanitized
                `html`, the `links` of the whole page, `metadata` (title, author, dates and so on).
                Others are null.
            mode: `auto` fetches the page and opens a browser only if the page needs JavaScript or
                refuses the fetch. `fetch` never runs JavaScript and calls no vendor. `browser`
                always renders the page.
            wait_for: Condition after the page has loaded in a browser: a CSS selector that must
                become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` uses the
                browser directly.
            max_bytes: Maximum size of the page in bytes, decompressed; a larger page fails and is
                free.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "formats": formats,
            "mode": mode,
            "wait_for": wait_for,
            "max_bytes": max_bytes,
            "timeout_ms": timeout_ms,
        }
        return await self.call_operation(
            capability_call("/v1/scrape", fields, models.ScrapeResult), options
        )

    async def map(
        self,
        *,
        url: str,
        search: str | NotGiven = NOT_GIVEN,
        include: list[str] | NotGiven = NOT_GIVEN,
        exclude: list[str] | NotGiven = NOT_GIVEN,
        include_subdomains: bool | NotGiven = NOT_GIVEN,
        sitemap: Literal["include", "only", "skip"] | NotGiven = NOT_GIVEN,
        limit: int | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MapResult]:
        """
        Lists the addresses of a web site, with titles and dates where the site states them.

        Reads the sitemaps that `robots.txt` names, `/sitemap.xml`, and the links of the start
        page. Use it to find the pages of a known site before reading them with `scrape`; to
        find pages of any site use `search`.

        `search` keeps the addresses that have a word of it, best match first; `include` and
        `exclude` take patterns such as `/docs/*`. Addresses of other sites are never returned.
        If no address is found, the call is free.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the site, usually its start page, without
                credentials; private and local addresses are rejected.
            search: Words to look for in addresses and titles. Only links with at least one of them
                are returned, best match first.
            include: Only addresses that match one of these patterns. A pattern starts with `/` and
                is compared with path and query, or with `http` and is compared with the whole
                address; `*` is any text.
            exclude: No addresses that match one of these patterns, written as in `include`.
            include_subdomains: Also addresses of subdomains of the host; with and without `www.` is
                always the same site.
            sitemap: `include` reads the sitemaps and the links of the start page, `only` the
                sitemaps, `skip` the links of the start page.
            limit: Maximum number of links.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "search": search,
            "include": include,
            "exclude": exclude,
            "include_subdomains": include_subdomains,
            "sitemap": sitemap,
            "limit": limit,
            "timeout_ms": timeout_ms,
        }
        return await self.call_operation(
            capability_call("/v1/map", fields, models.MapResult), options
        )

    async def crawl(
        self,
        *,
        url: str,
        limit: int | NotGiven = NOT_GIVEN,
        max_depth: int | NotGiven = NOT_GIVEN,
        include: list[str] | NotGiven = NOT_GIVEN,
        exclude: list[str] | NotGiven = NOT_GIVEN,
        include_subdomains: bool | NotGiven = NOT_GIVEN,
        allow_external: bool | NotGiven = NOT_GIVEN,
        ignore_query_parameters: bool | NotGiven = NOT_GIVEN,
        sitemap: Literal["include", "only", "skip"] | NotGiven = NOT_GIVEN,
        formats: (
            list[Literal["markdown", "text", "html", "links", "metadata"]] | NotGiven
        ) = NOT_GIVEN,
        mode: Literal["auto", "fetch", "browser"] | NotGiven = NOT_GIVEN,
        delay_ms: int | NotGiven = NOT_GIVEN,
        page_timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.CrawlResult]:
        """
        Reads many pages of a web site, following its links and sitemaps.

        Runs as a job: with `Prefer: respond-async` the call answers 202 at once. Progress is at
        `GET /v1/jobs/{id}/stream`, the pages at `GET /v1/jobs/{id}/items` while it runs and
        after, and `POST /v1/jobs/{id}/cancel` ends it: pages read until then are charged and
        kept.

        To find the addresses of a site without reading its pages use `map`. robots.txt is
        respected, with its `Crawl-delay`. Pages of other sites are read only with
        `allow_external`. Pages that cannot be read are free.

        Costs 1 credit per page; failures are free.

        Args:
            url: Absolute http or https URL of the page to start with, without credentials; private
                and local addresses are rejected.
            limit: Maximum number of pages to read. That many credits are held; only pages that were
                read are charged.
            max_depth: How many links a page may be away from the start page; those of the sitemap
                are one away.
            include: Only pages that match one of these patterns; the start page is always read. A
                pattern starts with `/` and is compared with path and query, or with `http` and is
                compared with the whole address; `*` is any text.
            exclude: No pages that match one of these patterns, written as in `include`.
            include_subdomains: Also pages of subdomains of the host; with and without `www.` is
                always the same site.
            allow_external: Also pages of other sites to which pages link.
            ignore_query_parameters: Whether addresses that differ in their query only are one page,
                which is read without a query.
            sitemap: `include` follows the links and reads the pages that the sitemaps list, `only`
                reads those of the sitemaps, `skip` follows the links.
            formats: Formats of each page, as in `scrape`. Others are null.
            mode: How pages are read, as in `scrape`: `fetch` never runs JavaScript, `browser`
                always does.
            delay_ms: Minimum milliseconds between the starts of two requests to one host. The
                `Crawl-delay` of robots.txt applies if it is longer.
            page_timeout_ms: Timeout of each page in milliseconds.
        """
        fields: dict[str, object] = {
            "url": url,
            "limit": limit,
            "max_depth": max_depth,
            "include": include,
            "exclude": exclude,
            "include_subdomains": include_subdomains,
            "allow_external": allow_external,
            "ignore_query_parameters": ignore_query_parameters,
            "sitemap": sitemap,
            "formats": formats,
            "mode": mode,
            "delay_ms": delay_ms,
            "page_timeout_ms": page_timeout_ms,
        }
        return await self.call_operation(
            capability_call("/v1/crawl", fields, models.CrawlResult), options
        )

    async def extract(
        self,
        *,
        urls: list[str],
        schema: Mapping[str, object],
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ExtractResult]:
        """
        Reads the fields of a JSON Schema from web pages, each value with its page and a
        quotation.

        Finds values in JSON-LD, microdata, RDFa, tables, definition lists, `label: value`
        lines, lists below headings and meta tags, and converts them to the types of the schema:
        numbers with units and in the style of the language, dates, addresses. What they do not
        state is read from the text by a language model, if one is configured. Name fields as
        pages and schema.org do, in English: `price`, `author`, `date_published`.

        Nothing is guessed: a field that no page states is null, and each value comes with its
        page and quoted text in `places`. If no field is found, the call is free.

        Costs 2 credits; failures are free.

        Args:
            urls: Absolute http or https URLs of the pages, without credentials; private and local
                addresses are rejected. A field that several pages state is taken from the first of
                them; lists are joined.
            schema: JSON Schema of an object: the wanted fields as `properties` with `type` (string,
                number, integer, boolean, object, array), `format` (date, date-time, uri, email) and
                `enum`. At most 100 fields, 4 levels deep. A number whose name ends in a unit, such
                as `weight_kg`, is converted to it.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "urls": urls,
            "schema": schema,
            "timeout_ms": timeout_ms,
        }
        return await self.call_operation(
            capability_call("/v1/extract", fields, models.ExtractResult), options
        )

    async def screenshot(
        self,
        *,
        url: str,
        full_page: bool | NotGiven = NOT_GIVEN,
        width: int | NotGiven = NOT_GIVEN,
        height: int | NotGiven = NOT_GIVEN,
        device: (
            Literal[
                "Desktop Chrome HiDPI",
                "iPhone SE (3rd gen)",
                "iPhone 13",
                "iPhone 15",
                "iPhone 15 Pro Max",
                "iPhone 16",
                "iPad Mini",
                "iPad Pro 11",
                "Pixel 7",
                "Pixel 9",
                "Galaxy S24",
                "Galaxy Tab S9",
            ]
            | NotGiven
        ) = NOT_GIVEN,
        format: Literal["png", "jpeg", "webp"] | NotGiven = NOT_GIVEN,
        wait_for: str | NotGiven = NOT_GIVEN,
        dark: bool | NotGiven = NOT_GIVEN,
        inline: bool | NotGiven = NOT_GIVEN,
        timeout_ms: int | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]:
        """
        Takes a screenshot of a web page on a desktop or phone, of the viewport or the full
        page.

        Opens the page in a browser and returns `image_url`, which serves the image without a
        key until `expires_at`; with `inline` the image itself in `image_base64`. To read the
        text of a page use `scrape`.

        Error pages, refusals and blank pages are never returned as images: such a call fails
        and is free. `robots.txt` is respected.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https URL of the page, without credentials. Private and local
                addresses are rejected.
            full_page: Capture the full page, scrolled through once, instead of the viewport. An
                image is at most 16,383 pixels high.
            width: Width of the viewport in CSS pixels. Ignored if `device` is sent.
            height: Height of the viewport in CSS pixels. Ignored if `device` is sent.
            device: Emulate this device: its viewport, pixel density, touch and user agent, in place
                of `width` and `height`.
            format: Image format. `jpeg` and `webp` are smaller, `png` is lossless.
            wait_for: Condition after the page has loaded: a CSS selector that must become visible,
                or milliseconds (`1500`, at most 30,000).
            dark: Request the dark color scheme, if the page has one.
            inline: Return the image itself in `image_base64` (at most 5 MB) instead of a URL that
                expires.
            timeout_ms: Timeout of the whole call in milliseconds, including all providers.
        """
        fields: dict[str, object] = {
            "url": url,
            "full_page": full_page,
            "width": width,
            "height": height,
            "device": device,
            "format": format,
            "wait_for": wait_for,
            "dark": dark,
            "inline": inline,
            "timeout_ms": timeout_ms,
        }
        return await self.call_operation(
            capability_call("/v1/screenshot", fields, models.ScreenshotResult), options
        )

    async def search_images(
        self,
        *,
        query: str,
        orientation: Literal["any", "landscape", "portrait", "square"] | NotGiven = NOT_GIVEN,
        min_width: int | NotGiven = NOT_GIVEN,
        max_results: int | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchImagesResult]:
        """
        Searches photos that may be used and changed for free, each with the credit to show.

        Returns `images` with `image_url`, size, `alt`, `credit` and `license`, best first. All
        may be used for commercial purposes and changed. Copy the file and show `credit` next to
        it: `POST /v1/sites/{site_id}/images` takes `image_url`, `alt` and `credit` of a result
        as they are. If nothing is found the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: What the photos show, in a few words.
            orientation: Shape of the photos.
            min_width: Only photos that are at least as wide, in pixels.
            max_results: Maximum number of photos.
            language: Language of the query as an ISO 639-1 code, e.g. `de`, for the providers that
                ask for it.
        """
        fields: dict[str, object] = {
            "query": query,
            "orientation": orientation,
            "min_width": min_width,
            "max_results": max_results,
            "language": language,
        }
        return await self.call_operation(
            capability_call("/v1/search/images", fields, models.SearchImagesResult), options
        )

    async def generate_image(
        self,
        *,
        prompt: str,
        kind: (
            Literal["auto", "photo", "illustration", "chart", "card", "pattern", "qr", "diagram"]
            | NotGiven
        ) = NOT_GIVEN,
        size: str | NotGiven = NOT_GIVEN,
        aspect_ratio: str | NotGiven = NOT_GIVEN,
        n: int | NotGiven = NOT_GIVEN,
        seed: int | NotGiven = NOT_GIVEN,
        format: Literal["png", "webp", "jpeg", "svg"] | NotGiven = NOT_GIVEN,
        background: str | NotGiven = NOT_GIVEN,
        reference_images: list[str] | NotGiven = NOT_GIVEN,
        negative_prompt: str | NotGiven = NOT_GIVEN,
        data: parameters.ChartDataParams | NotGiven = NOT_GIVEN,
        text: parameters.CardTextParams | NotGiven = NOT_GIVEN,
        inline: bool | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.GenerateImageResult]:
        """
        Draws charts, cards, patterns, QR codes and diagrams, and makes photos and illustrations
        by an image model.

        Returns `images`, each with `image_url`, an address that serves the picture without a
        key until `expires_at`; with `inline` the pictures themselves in `image_base64`.

        Charts, cards and link pictures, patterns and avatars, QR codes, and diagrams from a
        short text are drawn by this service: exact, repeatable, and without a provider. Photos
        and illustrations need an image model; without one the call fails and names the
        variables to set. A prompt that a provider refuses by its content policy is a 422 and
        free.

        Costs 5 credits per image; failures are free.

        Args:
            prompt: What to show. For `qr` what the code holds; for `diagram` arrows (`A -> B:
                label`), an indented tree, steps (`1. … 2. …`) or `sequence diagram` followed by
                messages; for `chart` numbers with names, unless `data` has them.
            kind: `chart`, `card`, `pattern`, `qr` and `diagram` are drawn by this service, without
                a provider. `photo` and `illustration` are made by a model. `auto` draws where the
                prompt clearly asks for one of the former (or `data` or `text` is sent), and asks a
                model otherwise.
            size: Pixels as `1200x630`: edges of 64 to 4096, at most 8,388,608 pixels in all. A
                model that has fixed sizes makes the nearest. Default: 1200x630 for a card, 1200x750
                for charts and diagrams, else 1024x1024.
            aspect_ratio: Instead of `size`: width to height, from 1:4 to 4:1.
            n: How many pictures, each at the price of one. Charts, QR codes and diagrams come once.
            seed: The same seed and parameters draw the same card or pattern again. Models that know
                seeds get it.
            format: Format of the pictures. `svg` only for kinds that are drawn by this service; its
                text is outlines.
            background: `auto`, `opaque`, `transparent` (not with `jpeg`) or, for kinds that are
                drawn by this service, a color as `#rrggbb`.
            reference_images: Addresses of pictures that a model starts from: PNG, JPEG or WebP of
                at most 10 MB each. Only for pictures by a model.
            negative_prompt: What must not be in the picture. Only for pictures by a model.
            data: The numbers of a chart.
            text: The words of a card.
            inline: Return the pictures in `image_base64` (at most 5 MB in all) instead of addresses
                that expire.
        """
        fields: dict[str, object] = {
            "prompt": prompt,
            "kind": kind,
            "size": size,
            "aspect_ratio": aspect_ratio,
            "n": n,
            "seed": seed,
            "format": format,
            "background": background,
            "reference_images": reference_images,
            "negative_prompt": negative_prompt,
            "data": data,
            "text": text,
            "inline": inline,
        }
        return await self.call_operation(
            capability_call("/v1/images", fields, models.GenerateImageResult), options
        )

    async def enrich_company(
        self,
        *,
        domain: str | NotGiven = NOT_GIVEN,
        name: str | NotGiven = NOT_GIVEN,
        country: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichCompanyResult]:
        """
        Returns public facts about a company by its domain or name.

        Returns name, legal name, description, industry, number of employees, founding year,
        location, LEI, contact data and social profiles, each as a source states it and null if
        none does; `sources` lists which source stated which field, `confidence` rates how
        likely it is the requested company. Send `domain` if you know it: a name alone may match
        several companies, and then nothing is returned. If no facts beyond the parameters are
        found, every field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            domain: Domain of the company's website. A URL is reduced to its host:
                `https://www.acme.com/about` to `acme.com`. Hosts and networks that are not public
                are rejected. Required without `name`.
            name: Name of the company, as it calls itself or as registers list it (`Acme`, `Acme
                GmbH`), in any script. A name that matches several companies returns none: add
                `domain` or `country`.
            country: Country of the company's headquarters as an ISO 3166 code, e.g. `DE`;
                distinguishes companies of the same name.
        """
        fields: dict[str, object] = {
            "domain": domain,
            "name": name,
            "country": country,
        }
        return await self.call_operation(
            capability_call("/v1/enrich/company", fields, models.EnrichCompanyResult), options
        )

    async def enrich_person(
        self,
        *,
        name: str | NotGiven = NOT_GIVEN,
        company: str | NotGiven = NOT_GIVEN,
        domain: str | NotGiven = NOT_GIVEN,
        email: str | NotGiven = NOT_GIVEN,
        orcid: str | NotGiven = NOT_GIVEN,
        github: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichPersonResult]:
        """
        Returns public facts about a person by name and employer, ORCID, GitHub login or e-mail
        address.

        Returns name, role, employer, location, biography, employment, education, contact data
        and profiles, each as a source states it and null if none does; `sources` lists which
        source stated which field, `confidence` rates how likely it is the requested person.
        Send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. If several
        people match, nothing is returned. If no facts beyond the parameters are found, every
        field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            name: Full name, given name first. Identifies a person together with `company` or
                `domain`; with an identifier it must match the person found.
            company: Organization the person works or worked for, as it calls itself.
            domain: Domain of that organization's website.
            email: E-mail address of the person.
            orcid: ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
            github: GitHub login.
        """
        fields: dict[str, object] = {
            "name": name,
            "company": company,
            "domain": domain,
            "email": email,
            "orcid": orcid,
            "github": github,
        }
        return await self.call_operation(
            capability_call("/v1/enrich/person", fields, models.EnrichPersonResult), options
        )

    async def emails(
        self,
        *,
        first_name: str,
        last_name: str,
        domain: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EmailsResult]:
        """
        Finds the e-mail address of a person at a company.

        Returns the address of the person at the domain with `confidence`, `status` and its
        source: pages of the company itself, or a provider. `email` never contains a guess: when
        no source has an address it is null, the call is free, and `candidates` lists likely
        addresses, to be checked with `verify_email`.

        Costs 2 credits; failures are free.

        Args:
            first_name: Given name of the person.
            last_name: Family name of the person.
            domain: Domain of the employer's website. A URL is reduced to its host:
                `https://www.acme.com/about` to `acme.com`.
        """
        fields: dict[str, object] = {
            "first_name": first_name,
            "last_name": last_name,
            "domain": domain,
        }
        return await self.call_operation(
            capability_call("/v1/emails", fields, models.EmailsResult), options
        )

    async def verify_email(
        self,
        *,
        email: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]:
        """
        Checks whether mail to an e-mail address can be delivered.

        Returns `status` and `reason`, whether the address is free, a role or disposable, the
        mail servers of its domain, and a suggestion if the domain looks mistyped. Syntax,
        built-in lists and DNS are checked first; they find addresses that cannot work. Only the
        mail server can confirm the mailbox: if no verifier is configured, or none can decide,
        the status is `unknown` (for a role: `role`) and the call is free.

        Costs 1 credit; failures are free.

        Args:
            email: The address to check, as it was entered. An address with invalid syntax has the
                status `invalid` and is not an error.
        """
        fields: dict[str, object] = {
            "email": email,
        }
        return await self.call_operation(
            capability_call("/v1/verify/email", fields, models.VerifyEmailResult), options
        )

    async def transcribe(
        self,
        *,
        url: str | NotGiven = NOT_GIVEN,
        audio_base64: str | NotGiven = NOT_GIVEN,
        file: str | NotGiven = NOT_GIVEN,
        language: str | NotGiven = NOT_GIVEN,
        diarize: bool | NotGiven = NOT_GIVEN,
        timestamps: Literal["segment", "word"] | NotGiven = NOT_GIVEN,
        format: Literal["json", "text", "srt", "vtt"] | NotGiven = NOT_GIVEN,
        vocabulary: list[str] | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.TranscribeResult]:
        """
        Writes down the speech of an audio or video file, with times, speakers and subtitles if
        asked for.

        Takes the address of a file (`url`), an upload (multipart field `file`, at most 200 MB)
        or base64 (`audio_base64`), of at most 4 hours, and returns the text, its language,
        segments with times and, with `format`, plain text, SubRip or WebVTT.

        It runs as a job: send `Prefer: respond-async` for long recordings, follow
        `/v1/jobs/{id}/stream`, and read the result at `/v1/jobs/{id}`. Recordings without
        speech give an empty text and are free, as failures are.

        Costs 5 credits; failures are free.

        Args:
            url: Public http or https address of an audio or video file, at most 200 MB. Send
                exactly one of `url`, `audio_base64` and `file`.
            audio_base64: The audio itself in base64, for short recordings: the whole request may
                have 1 MiB.
            file: Id of an uploaded file; a multipart request uploads it in its field `file` (at
                most 200 MB).
            language: Language of the speech, ISO 639-1. If omitted, it is detected.
            diarize: Name the speaker of each segment. Only providers that can do so are called.
            timestamps: `segment`: times of segments. `word`: also of every word; only providers
                that can do so are called.
            format: What `formatted` holds: null for `json`, else the transcript as plain text,
                SubRip or WebVTT.
            vocabulary: Names and terms that are likely to occur, as they are spelled.
        """
        fields: dict[str, object] = {
            "url": url,
            "audio_base64": audio_base64,
            "file": file,
            "language": language,
            "diarize": diarize,
            "timestamps": timestamps,
            "format": format,
            "vocabulary": vocabulary,
        }
        return await self.call_operation(
            capability_call("/v1/transcribe", fields, models.TranscribeResult), options
        )

    async def batch(
        self,
        *,
        capability: str,
        inputs: list[Mapping[str, object]],
        **options: Unpack[CallOptions],
    ) -> Answer[models.BatchResult]:
        """
        Makes up to 1,000 calls of one capability as one job.

        Each call is held, charged and logged as a call of its own; the batch itself is free.
        With `Prefer: respond-async` the answer is 202 at once. Progress is at `GET
        /v1/jobs/{id}/stream`, the envelope of each call at `GET /v1/jobs/{id}/items`, in the
        order of `inputs`, and `POST /v1/jobs/{id}/cancel` ends the batch: calls that were
        answered until then are charged and kept.

        Calls of capabilities that run as jobs, and of `research`, are jobs of their own, with a
        `location`; they are cancelled with the batch.

        Costs 0 credits; failures are free.

        Args:
            capability: Name of the capability to call, e.g. `scrape`; the key must have its scope.
                Not `batch`, `send_message` or the build capabilities.
            inputs: The parameters of each call. An invalid one fails alone.
        """
        fields: dict[str, object] = {
            "capability": capability,
            "inputs": inputs,
        }
        return await self.call_operation(
            capability_call("/v1/batch", fields, models.BatchResult), options
        )

    async def research(
        self,
        *,
        query: str,
        depth: Literal["standard", "deep", "comprehensive"] | NotGiven = NOT_GIVEN,
        enrich_entities: bool | NotGiven = NOT_GIVEN,
        include_analysis: bool | NotGiven = NOT_GIVEN,
        synthesis: bool | NotGiven = NOT_GIVEN,
        source_types: str | NotGiven = NOT_GIVEN,
        max_sources: int | NotGiven = NOT_GIVEN,
        freshness: Literal["any", "day", "week", "month"] | NotGiven = NOT_GIVEN,
        collections: list[str] | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]:
        """
        Searches, reads and compares sources, and returns a report in which every sentence cites
        its source.

        Splits the question into its sides, searches the web, news or academic sources, reads
        the pages, finds people and companies in them and enriches these, and writes a report:
        each sentence is followed by the `[Source n]` whose text supports it; unsupported
        sentences are removed. Without a language model the report quotes its sources.

        `standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send
        `Prefer: respond-async` to get the run at once and fetch its result later; a client that
        disconnects finds it under `GET /v1/research`. When no source is found the report is
        empty, its confidence 0, and the call is free; sources are charged, even if none of them
        answers the question.

        Costs standard 10, deep 20, comprehensive 35 credits; failures are free.

        Args:
            query: The research question or objective, in plain language; any language.
            depth: `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with
                gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little
                more is gained. Case is ignored.
            enrich_entities: Enrich detected people and companies with profile and firmographic
                data.
            include_analysis: Add charts computed from tables and figures of the sources.
            synthesis: False returns sources and entities only, without a report.
            source_types: Kinds of sources, comma-separated: `web`, `news`, `academic`; also
                accepted as an array.
            max_sources: Maximum number of sources.
            freshness: Only sources published in the past day, week or month; case is ignored.
            collections: Only documents of these collections of the local index, by name: no search
                provider is called. `handbook` is the documentation of this service, if the operator
                left it indexed.
        """
        fields: dict[str, object] = {
            "query": query,
            "depth": depth,
            "enrich_entities": enrich_entities,
            "include_analysis": include_analysis,
            "synthesis": synthesis,
            "source_types": source_types,
            "max_sources": max_sources,
            "freshness": freshness,
            "collections": collections,
        }
        return await self.call_operation(
            capability_call("/v1/research", fields, models.ResearchResult), options
        )

    async def send_message(
        self,
        *,
        channel: Literal["email", "sms", "chat", "push", "webhook", "inbox"],
        to: str | NotGiven = NOT_GIVEN,
        subject: str | NotGiven = NOT_GIVEN,
        text: str | NotGiven = NOT_GIVEN,
        markdown: str | NotGiven = NOT_GIVEN,
        html: str | NotGiven = NOT_GIVEN,
        template: str | NotGiven = NOT_GIVEN,
        data: Mapping[str, object] | NotGiven = NOT_GIVEN,
        attachments: list[parameters.AttachmentParams] | NotGiven = NOT_GIVEN,
        reply_to: str | NotGiven = NOT_GIVEN,
        bulk: bool | NotGiven = NOT_GIVEN,
        unsubscribe_url: str | NotGiven = NOT_GIVEN,
        send_at: str | NotGiven = NOT_GIVEN,
        dry_run: bool | NotGiven = NOT_GIVEN,
        provider: str | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MessageResult]:
        """
        Sends one message by e-mail, SMS, chat, push, webhook or to the inbox of your account.

        Sends a message to one recipient, at most once. The providers of the channel are tried
        in order, and only as long as each of them refuses the message. When a provider may have
        accepted it (a timeout, a lost connection, an answer 5xx), the status is
        `outcome_unknown`: no other provider is tried, nothing is sent again, and the call is
        free. Do not repeat such a call without checking; with the same `Idempotency-Key` a
        repeat only returns the first answer.

        `sent` means that a provider accepted the message; `delivered` and `bounced` follow
        where the provider reports them: `GET /v1/messages/{id}`. `dry_run` shows what would be
        sent, free. `send_at` schedules the message: the answer is 202, and `POST
        /v1/messages/{id}/cancel` cancels it.

        Costs 1 credit; failures are free.

        Args:
            channel: How the message is sent. `inbox` (the inbox of your account) and `webhook` work
                everywhere; the others need a provider that the operator configured.
            to: One recipient: an e-mail address; a phone number such as +4915112345678; for chat
                and push a service and a place there, such as `slack:C0123`, `telegram:@name`,
                `discord` or `ntfy:topic`; for webhook a URL. Omitted for inbox.
            subject: Subject or title; required for email. May use fields of `data` if there is a
                `template`.
            text: Body as plain text.
            markdown: Body as Markdown. E-mail is sent with an HTML part made from it.
            html: Body as HTML, sent as it is. `text` may be its plain part.
            template: Body as a Mustache template in Markdown, filled with `data`. A field that is
                not in `data` is an error.
            data: Fields of the template.
            attachments: Files of an e-mail: artifacts of this service, or small files in base64.
            reply_to: E-mail address for answers.
            bulk: Whether the e-mail is one of many alike; it then gets headers to unsubscribe with
                one click (RFC 8058).
            unsubscribe_url: https address that unsubscribes the recipient by POST; required for
                bulk messages.
            send_at: When to send the message, at most 30 days ahead; default: now.
            dry_run: Checks the message and shows what would be sent. Nothing is sent; free.
            provider: Only this provider, instead of all that the channel has.
        """
        fields: dict[str, object] = {
            "channel": channel,
            "to": to,
            "subject": subject,
            "text": text,
            "markdown": markdown,
            "html": html,
            "template": template,
            "data": data,
            "attachments": attachments,
            "reply_to": reply_to,
            "bulk": bulk,
            "unsubscribe_url": unsubscribe_url,
            "send_at": send_at,
            "dry_run": dry_run,
            "provider": provider,
        }
        return await self.call_operation(
            capability_call("/v1/messages", fields, models.MessageResult), options
        )

    @overload
    async def agent(
        self,
        capability: Literal["search"],
        params: parameters.SearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["scrape"],
        params: parameters.ScrapeParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScrapeResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["map"],
        params: parameters.MapParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MapResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["crawl"],
        params: parameters.CrawlParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.CrawlResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["extract"],
        params: parameters.ExtractParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ExtractResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["screenshot"],
        params: parameters.ScreenshotParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["search_images"],
        params: parameters.SearchImagesParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.SearchImagesResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["generate_image"],
        params: parameters.GenerateImageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.GenerateImageResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["enrich_company"],
        params: parameters.EnrichCompanyParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichCompanyResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["enrich_person"],
        params: parameters.EnrichPersonParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EnrichPersonResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["emails"],
        params: parameters.EmailsParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.EmailsResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["verify_email"],
        params: parameters.VerifyEmailParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["transcribe"],
        params: parameters.TranscribeParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.TranscribeResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["batch"],
        params: parameters.BatchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BatchResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["research"],
        params: parameters.ResearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["send_message"],
        params: parameters.SendMessageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.MessageResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["build"],
        params: parameters.BuildParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildCreatedResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["build_status"],
        params: parameters.BuildIdParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["build_message"],
        params: parameters.BuildMessageParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildMessageAcceptedResult]: ...

    @overload
    async def agent(
        self,
        capability: Literal["build_stop"],
        params: parameters.BuildIdParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildStoppedResult]: ...

    @overload
    async def agent(
        self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
    ) -> Answer[Any]: ...

    async def agent(
        self, capability: str, params: Mapping[str, object], **options: Unpack[CallOptions]
    ) -> Answer[Any]:
        """
        Calls any capability by its name; costs what that capability costs.

        The result of a capability unknown to this version is a plain `dict`.
        """
        return await self.call_operation(agent_call(capability, params, RESULTS), options)


class RawCapabilities:
    """The same, with raw responses."""

    def __init__(self, client: Capabilities) -> None:

        self.search = as_raw(client.search)
        self.scrape = as_raw(client.scrape)
        self.map = as_raw(client.map)
        self.crawl = as_raw(client.crawl)
        self.extract = as_raw(client.extract)
        self.screenshot = as_raw(client.screenshot)
        self.search_images = as_raw(client.search_images)
        self.generate_image = as_raw(client.generate_image)
        self.enrich_company = as_raw(client.enrich_company)
        self.enrich_person = as_raw(client.enrich_person)
        self.emails = as_raw(client.emails)
        self.verify_email = as_raw(client.verify_email)
        self.transcribe = as_raw(client.transcribe)
        self.batch = as_raw(client.batch)
        self.research = as_raw(client.research)
        self.send_message = as_raw(client.send_message)


class AsyncRawCapabilities:
    """The same, with raw responses."""

    def __init__(self, client: AsyncCapabilities) -> None:

        self.search = as_async_raw(client.search)
        self.scrape = as_async_raw(client.scrape)
        self.map = as_async_raw(client.map)
        self.crawl = as_async_raw(client.crawl)
        self.extract = as_async_raw(client.extract)
        self.screenshot = as_async_raw(client.screenshot)
        self.search_images = as_async_raw(client.search_images)
        self.generate_image = as_async_raw(client.generate_image)
        self.enrich_company = as_async_raw(client.enrich_company)
        self.enrich_person = as_async_raw(client.enrich_person)
        self.emails = as_async_raw(client.emails)
        self.verify_email = as_async_raw(client.verify_email)
        self.transcribe = as_async_raw(client.transcribe)
        self.batch = as_async_raw(client.batch)
        self.research = as_async_raw(client.research)
        self.send_message = as_async_raw(client.send_message)
