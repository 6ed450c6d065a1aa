#!/bin/sh
# A page of php-fpm, as a web server asks for it: the process gets nothing of the caller's environment, and its pool keeps that of the master.
set -e
folder=$(mktemp -d)
trap 'kill "$master" 2>/dev/null; rm -r "$folder"' EXIT
cat > "$folder/fpm.conf" <<END
[global]
error_log = /dev/null
[shop]
listen = $folder/socket
pm = static
pm.max_children = 1
clear_env = no
END
# Root would have to name another user for its pool, which a namespace may not have.
[ "$(id -u)" = 0 ] && as="unshare --user --map-user=1000 --"
$as "$(ls /usr/sbin/php-fpm[0-9]* | tail -n 1)" --nodaemonize --fpm-config "$folder/fpm.conf" &
master=$!
until [ -S "$folder/socket" ]; do sleep 0.1; done
env -i REQUEST_METHOD=GET SCRIPT_FILENAME="$(dirname "$0")/curl.php" cgi-fcgi -bind -connect "$folder/socket" | sed '1,/^\r*$/d'
