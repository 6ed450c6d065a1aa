export default function Page() {
  return (
    <form action="/checkout" method="post">
      <input type="hidden" name="order" value="ORDER-1" />
      <label>
        E-mail <input type="email" name="email" required />
      </label>
      <button>Pay 15.25 €</button>
    </form>
  );
}
