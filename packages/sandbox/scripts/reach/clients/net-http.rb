require "net/http"
uri = URI("https://services.paytrail.com" + ENV["REACH_PATH"])
puts Net::HTTP.post(uri, ENV["REACH_BODY"], ENV["REACH_HEADERS"].split("\n").to_h { |line| line.split(": ", 2) }).body
