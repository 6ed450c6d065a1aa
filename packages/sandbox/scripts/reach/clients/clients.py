import http.client, os, sys, urllib.request

url = "https://services.paytrail.com" + os.environ["REACH_PATH"]
body = os.environ["REACH_BODY"].encode()
headers = dict(line.split(": ", 1) for line in os.environ["REACH_HEADERS"].split("\n"))
if sys.argv[1] == "urllib":
    print(urllib.request.urlopen(urllib.request.Request(url, body, headers, method="POST")).read().decode())
elif sys.argv[1] == "requests":
    import requests

    print(requests.post(url, data=body, headers=headers).text)
else:
    connection = http.client.HTTPSConnection("services.paytrail.com")
    connection.request("POST", os.environ["REACH_PATH"], body, headers)
    print(connection.getresponse().read().decode())
