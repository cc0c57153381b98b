"""Lists the tools of a server, calls two of them and prints what came of it as JSON.

Arguments: address, key, mode of the client (``auto`` or ``legacy``).
"""

import asyncio
import json
import sys

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client


async def main(url: str, key: str, mode: str) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    async with httpx2.AsyncClient(headers=headers, timeout=30) as http:
        async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
            tools = await client.list_tools()
            found = await client.call_tool("search", {"query": "tide mills"})
            failed = await client.call_tool("search", {"query": ""})
            answer = {
                "version": client.protocol_version,
                "tools": [tool.name for tool in tools.tools],
                "found": found.model_dump(mode="json", by_alias=True, exclude_none=True),
                "failed": failed.model_dump(mode="json", by_alias=True, exclude_none=True),
            }
    print(json.dumps(answer))


asyncio.run(main(*sys.argv[1:4]))
