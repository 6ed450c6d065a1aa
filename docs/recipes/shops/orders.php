<?php
declare(strict_types=1);
/** The shop's orders, by PDO: with DATABASE, a file, as a constant. */

function database(): PDO {
    static $database;
    if ($database) return $database;
    $database = new PDO('sqlite:' . DATABASE, options: [PDO::ATTR_TIMEOUT => 5]); // seconds that a change waits for another one
    $database->exec('CREATE TABLE IF NOT EXISTS orders (reference TEXT PRIMARY KEY, content TEXT NOT NULL)');
    return $database;
}

function references(): array { return database()->query('SELECT reference FROM orders')->fetchAll(PDO::FETCH_COLUMN); }

function find(string $reference): ?array {
    $query = database()->prepare('SELECT content FROM orders WHERE reference = ?');
    $query->execute([$reference]);
    return json_decode($query->fetchColumn() ?: 'null', true);
}

/** Replaces an order by what $edit makes of it as it is now, in one transaction. Where it throws, or ends the program, nothing is changed. */
function change(string $reference, callable $edit): array {
    // PDO's beginTransaction would lock nothing yet. In MySQL and PostgreSQL: beginTransaction, and a find with FOR UPDATE.
    database()->exec('BEGIN IMMEDIATE');
    try {
        $order = $edit(find($reference));
        $write = database()->prepare('REPLACE INTO orders (reference, content) VALUES (?, ?)');
        $write->execute([$reference, json_encode($order, JSON_THROW_ON_ERROR)]);
        database()->exec('COMMIT');
    } catch (Throwable $error) {
        database()->exec('ROLLBACK');
        throw $error;
    }
    return $order;
}
