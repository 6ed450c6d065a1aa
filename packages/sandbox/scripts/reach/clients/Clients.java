import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

class Clients {
  public static void main(String[] args) throws Exception {
    URI uri = URI.create("https://services.paytrail.com" + System.getenv("REACH_PATH"));
    String[] lines = System.getenv("REACH_HEADERS").split("\n");
    String body = System.getenv("REACH_BODY");
    if (args[0].equals("HttpClient")) {
      HttpRequest.Builder request = HttpRequest.newBuilder(uri).POST(HttpRequest.BodyPublishers.ofString(body));
      for (String line : lines) request.header(line.split(": ", 2)[0], line.split(": ", 2)[1]);
      System.out.println(HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
      return;
    }
    HttpURLConnection connection = (HttpURLConnection) uri.toURL().openConnection();
    for (String line : lines) connection.setRequestProperty(line.split(": ", 2)[0], line.split(": ", 2)[1]);
    connection.setDoOutput(true);
    connection.getOutputStream().write(body.getBytes("UTF-8"));
    System.out.println(new String(connection.getInputStream().readAllBytes(), "UTF-8"));
  }
}
