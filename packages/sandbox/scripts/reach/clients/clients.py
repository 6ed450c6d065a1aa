import asyncio, http.client, os, sys, urllib.request

url = "https://services.paytrail.com" + os.environ["REACH_PATH"]
body = os.environ["REACH_BODY"].encode()
headers = dict(line.split(": ", 1) for line in os.environ["REACH_HEADERS"].split("\n"))


def by_urllib():
    return urllib.request.urlopen(urllib.request.Request(url, body, headers, method="POST")).read().decode()


def by_requests():
    import requests

    return requests.post(url, data=body, headers=headers).text


def by_httpx():
    import httpx

    return httpx.post(url, content=body, headers=headers).text


def by_urllib3():
    import urllib3

    return urllib3.PoolManager().request("POST", url, body=body, headers=headers).data.decode()


def by_aiohttp(trust_env=False):
    import aiohttp

    async def post():
        async with aiohttp.ClientSession(trust_env=trust_env) as session:
            return await (await session.post(url, data=body, headers=headers)).text()

    return asyncio.run(post())


def by_http_client():
    connection = http.client.HTTPSConnection("services.paytrail.com")
    connection.request("POST", os.environ["REACH_PATH"], body, headers)
    return connection.getresponse().read().decode()


ways = {
    "urllib": by_urllib,
    "requests": by_requests,
    "httpx": by_httpx,
    "urllib3": by_urllib3,
    "aiohttp": by_aiohttp,
    "aiohttp, trust_env": lambda: by_aiohttp(True),
    "http.client": by_http_client,
}
print(ways[sys.argv[1]]())
