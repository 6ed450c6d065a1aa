package main

import (
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	request, _ := http.NewRequest("POST", "https://services.paytrail.com"+os.Getenv("REACH_PATH"), strings.NewReader(os.Getenv("REACH_BODY")))
	for _, line := range strings.Split(os.Getenv("REACH_HEADERS"), "\n") {
		name, value, _ := strings.Cut(line, ": ")
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		os.Stderr.WriteString(err.Error())
		os.Exit(1)
	}
	io.Copy(os.Stdout, response.Body)
}
