<?php
$http = ['method' => 'POST', 'header' => explode("\n", getenv('REACH_HEADERS')), 'content' => getenv('REACH_BODY')];
echo file_get_contents('https://services.paytrail.com' . getenv('REACH_PATH'), false, stream_context_create(['http' => $http]));
