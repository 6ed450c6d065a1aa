require "faraday"
headers = ENV["REACH_HEADERS"].split("\n").to_h { |line| line.split(": ", 2) }
puts Faraday.post("https://services.paytrail.com" + ENV["REACH_PATH"], ENV["REACH_BODY"], headers).body
