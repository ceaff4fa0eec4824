type Work = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/**
 * One store of one database in IndexedDB, opened anew for each use: it is rare, and an open connection would
 * block another version of the site. Rejects where the browser refuses; the callers turn that into an answer.
 */
export function defineIndexedStore(databaseName: string, storeName: string): Work {
  return (mode, work) =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(databaseName, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB could not be opened.'));
      opening.onblocked = () => reject(new Error('IndexedDB is in use by another version.'));
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(storeName, mode);
        const request = work(transaction.objectStore(storeName));
        transaction.oncomplete = () => {
          database.close();
          resolve(request.result);
        };
        transaction.onabort = () => {
          database.close();
          reject(transaction.error ?? new Error('IndexedDB refused the transaction.'));
        };
      };
    });
}
