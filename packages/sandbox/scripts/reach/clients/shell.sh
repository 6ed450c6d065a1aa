# curl or wget
url="https://services.paytrail.com$REACH_PATH"
headers=$(printf '%s' "$REACH_HEADERS" | sed "s/.*/--header '&'/" | tr '\n' ' ')
if [ "$1" = curl ]; then
  eval "exec curl --silent --show-error $headers" '--data-binary "$REACH_BODY" "$url"'
else
  eval "exec wget --quiet --output-document=- $headers" '--post-data="$REACH_BODY" "$url"'
fi
