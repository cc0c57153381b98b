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
from capstan._routes import agent_call, capability
from capstan._options import CallOptions
from capstan._raw_answer import as_async_raw, as_raw

RESULTS: Mapping[str, type[Any]] = {
    "search": models.SearchResult,
    "scrape": models.ScrapeResult,
    "screenshot": models.ScreenshotResult,
    "enrich_company": models.EnrichCompanyResult,
    "enrich_person": models.EnrichPersonResult,
    "emails": models.EmailsResult,
    "verify_email": models.VerifyEmailResult,
    "transcribe": models.TranscribeResult,
    "research": models.ResearchResult,
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
        best first. Mode `ai` adds `answer`, each sentence of it followed by the `[Source n]` it
        rests on, and `citations` that name these results. Use `scrape` to read a result in
        full. When nothing is found anywhere the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: What to look for: words or a question, in any language.
            mode: `standard` returns results. `ai` also answers the query, each sentence followed by
                the `[Source n]` marker of the result it rests on: in the words of a language model
                where the deployment has one (`mode_used` `ai`), else in sentences quoted from the
                pages found (`ai_extractive`).
            source_type: Kind of source to search.
            freshness: Only results published in the past day, week or month; case is ignored.
            max_results: At most this many results.
            include_domains: Only results from these domains and their subdomains, e.g.
                `postgresql.org`.
            exclude_domains: No results from these domains and their subdomains.
            collections: Only documents of these collections of the local index, by name; no search
                provider is called. `source_type` applies to them too. `handbook` is the
                documentation of this service where the operator left it indexed.
            language: Language of the results as ISO 639-1 code, e.g. `de`, where the provider can
                tell; absent: any language.
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
        return self.call_operation(capability("/v1/search", fields, models.SearchResult), options)

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

        Fetches the page, follows redirects, keeps the main content and leaves out navigation,
        advertising, cookie notices and scripts. Use it on an address you know; to find
        addresses use `search`.

        Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs
        JavaScript is rendered in a headless browser when the plain fetch finds nothing to read,
        or at once with `mode` = `browser` or with `wait_for`; `mode` = `fetch` never opens one.
        Bot walls, CAPTCHAs, login and consent forms, empty JavaScript shells and "not found"
        pages are never returned as content: such a call fails as `content-blocked` and costs
        nothing. `robots.txt` is respected. Results of `search` with an `index://` address are
        read from the index.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https address of the page, without credentials; private and local
                addresses are refused. Or the `index://` address of an indexed document, as `search`
                gives it.
            formats: What to return: `markdown` or `text` of the main content, its sanitised `html`,
                the `links` of the whole page, `metadata` (title, author, dates and so on). Fields
                not asked for are null.
            mode: `auto` fetches the page and opens a browser only when the page needs JavaScript or
                refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser`
                always renders the page.
            wait_for: What to wait for once the page has loaded in a browser: a CSS selector that
                must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes
                to the browser at once.
            max_bytes: Most bytes of the page that are read, decompressed; a larger page fails and
                is free.
            timeout_ms: Milliseconds the whole call may take, all providers included.
        """
        fields: dict[str, object] = {
            "url": url,
            "formats": formats,
            "mode": mode,
            "wait_for": wait_for,
            "max_bytes": max_bytes,
            "timeout_ms": timeout_ms,
        }
        return self.call_operation(capability("/v1/scrape", fields, models.ScrapeResult), options)

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
        Takes a picture of a web page, as a desktop or a phone shows it, in part or as a whole.

        Opens the page in a browser and returns `image_url`, an address that serves the picture
        without a key until `expires_at`; with `inline` the picture itself in `image_base64`. To
        read what a page says use `scrape`.

        Error pages, refusals and blank pages are never returned as pictures: such a call fails
        and costs nothing. `robots.txt` is respected.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https address of the page, without credentials. Private and local
                addresses are refused.
            full_page: The whole page, scrolled through once, instead of what fits the window. A
                picture ends at 16,383 pixels.
            width: Width of the window in CSS pixels. Without effect when `device` is sent.
            height: Height of the window in CSS pixels. Without effect when `device` is sent.
            device: Take it as this device would: its window, its density of pixels, touch and user
                agent, in place of `width` and `height`.
            format: Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.
            wait_for: What to wait for once the page has loaded: a CSS selector that must become
                visible, or milliseconds (`1500`, at most 30,000).
            dark: Ask the page for its dark colours, if it has any.
            inline: Return the picture itself in `image_base64` (at most 5 MB) instead of an address
                that expires.
            timeout_ms: Milliseconds the whole call may take, all providers included.
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
            capability("/v1/screenshot", fields, models.ScreenshotResult), options
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
        Finds what is publicly known of a company by its domain or name.

        Returns name, legal name, description, industry, number of employees, year of
        foundation, seat, LEI, contact and pages at other places, each as a source states it and
        null where none does; `sources` says which source stated which field, `confidence` how
        sure it is that this is the company asked for. Send `domain` where you know it: a name
        alone may fit several companies, and then nothing is returned. When nothing beyond the
        parameters is known every field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            domain: Domain of the company's web site. An address on it is taken for its host:
                `https://www.acme.com/about` for `acme.com`. Names of machines and networks that are
                not public are refused. Required without `name`.
            name: Name of the company, as it calls itself or as registers do (`Acme`, `Acme GmbH`),
                in any script. A name that fits several companies finds none: add `domain` or
                `country`.
            country: Where the company has its seat, as ISO 3166 code, e.g. `DE`: tells companies of
                one name apart.
        """
        fields: dict[str, object] = {
            "domain": domain,
            "name": name,
            "country": country,
        }
        return self.call_operation(
            capability("/v1/enrich/company", fields, models.EnrichCompanyResult), options
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
        Finds what is publicly known of a person by name and employer, ORCID, GitHub login or
        e-mail address.

        Returns name, role, employer, location, biography, employment, education, contact and
        pages, each as a source states it and null where none does; `sources` says which source
        stated which field, `confidence` how sure it is that this is the person asked for. Send
        `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. Where several
        people fit, nothing is returned. When nothing beyond the parameters is known every field
        is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            name: Full name, given name first. With `company` or `domain` it finds a person; beside
                an identifier it checks that the two go together.
            company: Organisation the person works or worked for, as it calls itself.
            domain: Domain of that organisation's web site.
            email: E-mail address of the person.
            orcid: ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
            github: Login at GitHub.
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
            capability("/v1/enrich/person", fields, models.EnrichPersonResult), options
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

        Returns the address of the person at the domain with `confidence`, `status` and where it
        was found: on pages of the company itself, or by a provider. Nothing is guessed into
        `email`: when no source has an address it is null, the call is free, and `candidates`
        are addresses that the person may have, to be checked with `verify_email`.

        Costs 2 credits; failures are free.

        Args:
            first_name: Given name of the person.
            last_name: Family name of the person.
            domain: Domain of the employer's web site. An address on it is taken for its host:
                `https://www.acme.com/about` for `acme.com`.
        """
        fields: dict[str, object] = {
            "first_name": first_name,
            "last_name": last_name,
            "domain": domain,
        }
        return self.call_operation(capability("/v1/emails", fields, models.EmailsResult), options)

    def verify_email(
        self,
        *,
        email: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]:
        """
        Finds out whether mail to an e-mail address can arrive.

        Returns `status` and `reason`, whether the address is free, of a function or throwaway,
        the mail servers of its domain, and the address that was meant where the domain looks
        mistyped. Syntax, lists and the name system are asked first; they find addresses that
        cannot work. Whether the mailbox exists only its server knows: where no verifier is
        configured, or none can tell, the status is `unknown` (of a function: `role`) and the
        call is free.

        Costs 1 credit; failures are free.

        Args:
            email: The address to check, as it was given to you. One that is no address is
                `invalid`, not an error.
        """
        fields: dict[str, object] = {
            "email": email,
        }
        return self.call_operation(
            capability("/v1/verify/email", fields, models.VerifyEmailResult), options
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
        or base64 (`audio_base64`), and returns the text, its language, segments with times and,
        with `format`, plain text, SubRip or WebVTT.

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
            language: Language of the speech, ISO 639-1. Left out: it is detected.
            diarize: Name the speaker of each segment. Only providers that can do so are asked.
            timestamps: `segment`: times of segments. `word`: also of every word; only providers
                that can do so are asked.
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
            capability("/v1/transcribe", fields, models.TranscribeResult), options
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
        Searches, reads and compares sources, and answers with a cited report in which every
        sentence holds.

        Splits the question into its sides, searches the web, news or academic sources, reads
        the pages, finds people and companies in them and enriches these, and writes a report:
        each sentence is followed by the `[Source n]` whose text bears it out; sentences that no
        source bears out are left out. Without a language model the report quotes its sources.

        `standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send
        `Prefer: respond-async` to get the run at once and fetch its result later; a caller who
        hangs up finds it under `GET /v1/research`. When no source is found the report is empty,
        its confidence 0, and the call is free; sources are charged, also where none of them
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
            source_types: Kinds of sources, comma-separated: `web`, `news`, `academic`; an array of
                them is accepted too.
            max_sources: At most this many sources.
            freshness: Only sources published in the past day, week or month; case is ignored.
            collections: Only documents of these collections of the local index, by name: no search
                provider is asked. `handbook` is the documentation of this service where the
                operator left it indexed.
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
            capability("/v1/research", fields, models.ResearchResult), options
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
        capability: Literal["screenshot"],
        params: parameters.ScreenshotParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]: ...

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
        capability: Literal["research"],
        params: parameters.ResearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]: ...

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

        A capability that this version does not know has its result as plain `dict`s.
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
        best first. Mode `ai` adds `answer`, each sentence of it followed by the `[Source n]` it
        rests on, and `citations` that name these results. Use `scrape` to read a result in
        full. When nothing is found anywhere the list is empty and the call is free.

        Costs 1 credit; failures are free.

        Args:
            query: What to look for: words or a question, in any language.
            mode: `standard` returns results. `ai` also answers the query, each sentence followed by
                the `[Source n]` marker of the result it rests on: in the words of a language model
                where the deployment has one (`mode_used` `ai`), else in sentences quoted from the
                pages found (`ai_extractive`).
            source_type: Kind of source to search.
            freshness: Only results published in the past day, week or month; case is ignored.
            max_results: At most this many results.
            include_domains: Only results from these domains and their subdomains, e.g.
                `postgresql.org`.
            exclude_domains: No results from these domains and their subdomains.
            collections: Only documents of these collections of the local index, by name; no search
                provider is called. `source_type` applies to them too. `handbook` is the
                documentation of this service where the operator left it indexed.
            language: Language of the results as ISO 639-1 code, e.g. `de`, where the provider can
                tell; absent: any language.
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
            capability("/v1/search", fields, models.SearchResult), options
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

        Fetches the page, follows redirects, keeps the main content and leaves out navigation,
        advertising, cookie notices and scripts. Use it on an address you know; to find
        addresses use `search`.

        Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs
        JavaScript is rendered in a headless browser when the plain fetch finds nothing to read,
        or at once with `mode` = `browser` or with `wait_for`; `mode` = `fetch` never opens one.
        Bot walls, CAPTCHAs, login and consent forms, empty JavaScript shells and "not found"
        pages are never returned as content: such a call fails as `content-blocked` and costs
        nothing. `robots.txt` is respected. Results of `search` with an `index://` address are
        read from the index.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https address of the page, without credentials; private and local
                addresses are refused. Or the `index://` address of an indexed document, as `search`
                gives it.
            formats: What to return: `markdown` or `text` of the main content, its sanitised `html`,
                the `links` of the whole page, `metadata` (title, author, dates and so on). Fields
                not asked for are null.
            mode: `auto` fetches the page and opens a browser only when the page needs JavaScript or
                refuses the fetch. `fetch` never runs JavaScript and asks no vendor. `browser`
                always renders the page.
            wait_for: What to wait for once the page has loaded in a browser: a CSS selector that
                must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` goes
                to the browser at once.
            max_bytes: Most bytes of the page that are read, decompressed; a larger page fails and
                is free.
            timeout_ms: Milliseconds the whole call may take, all providers included.
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
            capability("/v1/scrape", fields, models.ScrapeResult), options
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
        Takes a picture of a web page, as a desktop or a phone shows it, in part or as a whole.

        Opens the page in a browser and returns `image_url`, an address that serves the picture
        without a key until `expires_at`; with `inline` the picture itself in `image_base64`. To
        read what a page says use `scrape`.

        Error pages, refusals and blank pages are never returned as pictures: such a call fails
        and costs nothing. `robots.txt` is respected.

        Costs 1 credit; failures are free.

        Args:
            url: Absolute http or https address of the page, without credentials. Private and local
                addresses are refused.
            full_page: The whole page, scrolled through once, instead of what fits the window. A
                picture ends at 16,383 pixels.
            width: Width of the window in CSS pixels. Without effect when `device` is sent.
            height: Height of the window in CSS pixels. Without effect when `device` is sent.
            device: Take it as this device would: its window, its density of pixels, touch and user
                agent, in place of `width` and `height`.
            format: Kind of picture. `jpeg` and `webp` are smaller, `png` is exact.
            wait_for: What to wait for once the page has loaded: a CSS selector that must become
                visible, or milliseconds (`1500`, at most 30,000).
            dark: Ask the page for its dark colours, if it has any.
            inline: Return the picture itself in `image_base64` (at most 5 MB) instead of an address
                that expires.
            timeout_ms: Milliseconds the whole call may take, all providers included.
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
            capability("/v1/screenshot", fields, models.ScreenshotResult), options
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
        Finds what is publicly known of a company by its domain or name.

        Returns name, legal name, description, industry, number of employees, year of
        foundation, seat, LEI, contact and pages at other places, each as a source states it and
        null where none does; `sources` says which source stated which field, `confidence` how
        sure it is that this is the company asked for. Send `domain` where you know it: a name
        alone may fit several companies, and then nothing is returned. When nothing beyond the
        parameters is known every field is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            domain: Domain of the company's web site. An address on it is taken for its host:
                `https://www.acme.com/about` for `acme.com`. Names of machines and networks that are
                not public are refused. Required without `name`.
            name: Name of the company, as it calls itself or as registers do (`Acme`, `Acme GmbH`),
                in any script. A name that fits several companies finds none: add `domain` or
                `country`.
            country: Where the company has its seat, as ISO 3166 code, e.g. `DE`: tells companies of
                one name apart.
        """
        fields: dict[str, object] = {
            "domain": domain,
            "name": name,
            "country": country,
        }
        return await self.call_operation(
            capability("/v1/enrich/company", fields, models.EnrichCompanyResult), options
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
        Finds what is publicly known of a person by name and employer, ORCID, GitHub login or
        e-mail address.

        Returns name, role, employer, location, biography, employment, education, contact and
        pages, each as a source states it and null where none does; `sources` says which source
        stated which field, `confidence` how sure it is that this is the person asked for. Send
        `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. Where several
        people fit, nothing is returned. When nothing beyond the parameters is known every field
        is null and the call is free.

        Costs 3 credits; failures are free.

        Args:
            name: Full name, given name first. With `company` or `domain` it finds a person; beside
                an identifier it checks that the two go together.
            company: Organisation the person works or worked for, as it calls itself.
            domain: Domain of that organisation's web site.
            email: E-mail address of the person.
            orcid: ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
            github: Login at GitHub.
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
            capability("/v1/enrich/person", fields, models.EnrichPersonResult), options
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

        Returns the address of the person at the domain with `confidence`, `status` and where it
        was found: on pages of the company itself, or by a provider. Nothing is guessed into
        `email`: when no source has an address it is null, the call is free, and `candidates`
        are addresses that the person may have, to be checked with `verify_email`.

        Costs 2 credits; failures are free.

        Args:
            first_name: Given name of the person.
            last_name: Family name of the person.
            domain: Domain of the employer's web site. An address on it is taken for its host:
                `https://www.acme.com/about` for `acme.com`.
        """
        fields: dict[str, object] = {
            "first_name": first_name,
            "last_name": last_name,
            "domain": domain,
        }
        return await self.call_operation(
            capability("/v1/emails", fields, models.EmailsResult), options
        )

    async def verify_email(
        self,
        *,
        email: str,
        **options: Unpack[CallOptions],
    ) -> Answer[models.VerifyEmailResult]:
        """
        Finds out whether mail to an e-mail address can arrive.

        Returns `status` and `reason`, whether the address is free, of a function or throwaway,
        the mail servers of its domain, and the address that was meant where the domain looks
        mistyped. Syntax, lists and the name system are asked first; they find addresses that
        cannot work. Whether the mailbox exists only its server knows: where no verifier is
        configured, or none can tell, the status is `unknown` (of a function: `role`) and the
        call is free.

        Costs 1 credit; failures are free.

        Args:
            email: The address to check, as it was given to you. One that is no address is
                `invalid`, not an error.
        """
        fields: dict[str, object] = {
            "email": email,
        }
        return await self.call_operation(
            capability("/v1/verify/email", fields, models.VerifyEmailResult), options
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
        or base64 (`audio_base64`), and returns the text, its language, segments with times and,
        with `format`, plain text, SubRip or WebVTT.

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
            language: Language of the speech, ISO 639-1. Left out: it is detected.
            diarize: Name the speaker of each segment. Only providers that can do so are asked.
            timestamps: `segment`: times of segments. `word`: also of every word; only providers
                that can do so are asked.
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
            capability("/v1/transcribe", fields, models.TranscribeResult), options
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
        Searches, reads and compares sources, and answers with a cited report in which every
        sentence holds.

        Splits the question into its sides, searches the web, news or academic sources, reads
        the pages, finds people and companies in them and enriches these, and writes a report:
        each sentence is followed by the `[Source n]` whose text bears it out; sentences that no
        source bears out are left out. Without a language model the report quotes its sources.

        `standard` takes up to a minute, `deep` up to three, `comprehensive` up to eight. Send
        `Prefer: respond-async` to get the run at once and fetch its result later; a caller who
        hangs up finds it under `GET /v1/research`. When no source is found the report is empty,
        its confidence 0, and the call is free; sources are charged, also where none of them
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
            source_types: Kinds of sources, comma-separated: `web`, `news`, `academic`; an array of
                them is accepted too.
            max_sources: At most this many sources.
            freshness: Only sources published in the past day, week or month; case is ignored.
            collections: Only documents of these collections of the local index, by name: no search
                provider is asked. `handbook` is the documentation of this service where the
                operator left it indexed.
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
            capability("/v1/research", fields, models.ResearchResult), options
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
        capability: Literal["screenshot"],
        params: parameters.ScreenshotParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ScreenshotResult]: ...

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
        capability: Literal["research"],
        params: parameters.ResearchParams,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchResult]: ...

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

        A capability that this version does not know has its result as plain `dict`s.
        """
        return await self.call_operation(agent_call(capability, params, RESULTS), options)


class RawCapabilities:
    """The same, with the answers as they came."""

    def __init__(self, client: Capabilities) -> None:

        self.search = as_raw(client.search)
        self.scrape = as_raw(client.scrape)
        self.screenshot = as_raw(client.screenshot)
        self.enrich_company = as_raw(client.enrich_company)
        self.enrich_person = as_raw(client.enrich_person)
        self.emails = as_raw(client.emails)
        self.verify_email = as_raw(client.verify_email)
        self.transcribe = as_raw(client.transcribe)
        self.research = as_raw(client.research)


class AsyncRawCapabilities:
    """The same, with the answers as they came."""

    def __init__(self, client: AsyncCapabilities) -> None:

        self.search = as_async_raw(client.search)
        self.scrape = as_async_raw(client.scrape)
        self.screenshot = as_async_raw(client.screenshot)
        self.enrich_company = as_async_raw(client.enrich_company)
        self.enrich_person = as_async_raw(client.enrich_person)
        self.emails = as_async_raw(client.emails)
        self.verify_email = as_async_raw(client.verify_email)
        self.transcribe = as_async_raw(client.transcribe)
        self.research = as_async_raw(client.research)
